import { eraBySlug, initialState } from '@time-traveler/game-core';
import { loadStory } from '@time-traveler/game-core/stories';
import { expect, it } from 'vitest';
import { printNotes } from './print-notes';

const { scene } = initialState();
const note = { mark: 'documented', text: 'It happened.', sources: ['A book'] } as const;

it('prints what really happened for each choice of the era before one is made', async () => {
  const story = await loadStory('medieval');
  const notes = printNotes(scene, story);
  expect(notes.map(({ about }) => about)).toEqual(
    eraBySlug('medieval')?.choices.map(({ text }) => text),
  );
  expect(notes.map(({ record }) => record)).toEqual(
    story.endings.slice(0, notes.length).map(({ record }) => record),
  );
});

it('prints the notes that come with new choices, and none of the era for them', async () => {
  const choices = scene.choices.map((choice, index) => ({
    ...choice,
    outcome: 'Told.',
    record: index === 0 ? note : undefined,
  }));
  const notes = printNotes({ ...scene, choices }, await loadStory('medieval'));
  expect(notes).toEqual([{ about: choices[0]?.text, record: note }]);
});

it('prints only the note of the last decision once one is made', () => {
  const after = { ...scene, impact: 'You chose.', decisions: ['Join', 'Speak'], record: note };
  expect(printNotes(after, undefined)).toEqual([{ about: 'Speak', record: note }]);
  expect(printNotes({ ...after, record: null }, undefined)).toEqual([]);
});

it('prints nothing as history beside choices that a model wrote', async () => {
  const story = await loadStory('medieval');
  expect(printNotes({ ...scene, choicesOrigin: 'model' }, story)).toEqual([]);
});
