import * as v from 'valibot';
import { expect, it } from 'vitest';
import { storyAnswerSchema } from '../contract';
import { loadStory } from '../stories';
import { acceptStory } from './accept';

const { endings: _, tell: __, ...sent } = await loadStory('medieval');

it('reads every field of a story that a server sends, but for the endings, which choices bring', () => {
  expect(v.is(storyAnswerSchema, sent)).toBe(true);
  expect(acceptStory(sent)).toEqual({ ok: true, value: { ...sent, endings: [] } });
});

it('leaves out fields that are not known', () => {
  expect(acceptStory({ ...sent, endings: 'x', more: 1 })).toEqual(acceptStory(sent));
});

it.each([
  ['null', null],
  ['a page', '<!doctype html>'],
  ['no outcome for "join"', { ...sent, outcomes: { ...sent.outcomes, join: undefined } }],
  ['three epilogues', { ...sent, epilogues: sent.epilogues.slice(1) }],
  ['a text that is a number', { ...sent, epilogues: sent.epilogues.map(() => 7) }],
])('refuses %s', (_name, data) => {
  expect(acceptStory(data)).toMatchObject({ ok: false });
});
