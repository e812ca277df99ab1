import { compileFolders } from '@time-traveler/eras';
import { builtInEras, outcomeKind } from '@time-traveler/game-core';
import { acceptAnswer } from '@time-traveler/game-core/answers';
import { loadStory } from '@time-traveler/game-core/stories';
import { eraOf } from '@time-traveler/testing';
import { describe, expect, it } from 'vitest';
import { curatedEras } from '.';
import type { CuratedEra } from './curated-era';
import { createLibrary } from './library';
import { checkChoices, checkContext } from '../scenes/check-answer';

const origin = 'written';
const withoutTags = (html: string) => html.replace(/<[^>]+>/g, ' ');
const words = (text: string) =>
  withoutTags(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
const paragraphs = (text: string) => text.split('\n\n');
// A full stop after an initial, a title or the v. of a law case ends no sentence.
const sentences = (text: string) =>
  text
    .replace(/\b(\p{Lu}|St|Mr|Mrs|Dr|v)\. /gu, '$1 ')
    .split(/(?<=[.!?…][”’)"]*)\s+(?=[“‘("]*\p{Lu})/u);

/** Returns the sequences of eight words that two of the texts share. */
function saidTwice(texts: readonly string[]): readonly string[] {
  const first = new Map<string, number>();
  const twice = new Set<string>();
  texts.forEach((text, place) => {
    const plain = words(text).map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''));
    for (let start = 0; start + 8 <= plain.length; start += 1) {
      const phrase = plain.slice(start, start + 8).join(' ');
      if ((first.get(phrase) ?? place) !== place) twice.add(phrase);
      else first.set(phrase, place);
    }
  });
  return [...twice];
}

describe('prepared scenes', () => {
  it('are what the compiled folders say', async () => {
    // The assignment compares the compiler's types with the server's.
    const compiled: readonly CuratedEra[] = (await compileFolders()).eras.map(({ sets }) => sets);
    expect(curatedEras).toEqual(compiled);
  });

  it('exist for every built-in era', () => {
    expect(curatedEras.map(({ slug }) => slug)).toEqual(
      builtInEras.map(({ period }) => period.slug),
    );
  });
});

describe.each(curatedEras.map((era) => [era.slug, era] as const))('of the %s era', (slug, era) => {
  const choices = era.choices.flat();

  it('are at least four sets of choices and four backgrounds', () => {
    expect(era.choices.length).toBeGreaterThanOrEqual(4);
    expect(era.contexts.length).toBeGreaterThanOrEqual(4);
  });

  it.each(era.choices.map((set, index) => [index + 1, set] as const))(
    'let a visitor meet every outcome in set %i',
    (_number, set) => {
      expect(set.map(({ text }) => outcomeKind(text)).sort()).toEqual([
        'engage',
        'generic',
        'join',
        'speak',
      ]);
    },
  );

  it('do not all open with the same kind of choice', () => {
    const sets = [eraOf(slug).choices, ...era.choices];
    const openings = sets.map(([opening]) => outcomeKind(opening?.text ?? ''));
    expect(openings.filter((kind) => kind === 'join').length).toBeLessThan(openings.length / 2);
    expect(new Set(openings).size).toBeGreaterThanOrEqual(2);
  });

  it('contain no names, because the impact text is in lower case (SPEC §4)', () => {
    for (const { text } of choices) {
      expect(text.slice(1)).toBe(text.slice(1).toLowerCase());
    }
  });

  it('pass their own checks unchanged', () => {
    for (const set of era.choices) {
      expect(checkChoices({ choices: set }, origin)).toEqual({ choices: set, origin });
    }
    for (const { title, content: context } of era.contexts) {
      expect(checkContext({ title, context }, origin)).toEqual({ title, context, origin });
    }
  });

  it('never say the same thing twice', async () => {
    const texts = [...choices, ...eraOf(slug).choices].map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
    const { endings, outcomes } = await loadStory(slug);
    const told = [...endings.slice(0, 4), ...Object.values(outcomes)].map(({ text }) => text);
    expect(saidTwice([...choices.map(({ outcome }) => outcome), ...told])).toEqual([]);
  });

  it('have an ending of 90 to 140 words in two or three paragraphs for every choice', () => {
    for (const { text, outcome } of choices) {
      const length = words(outcome).length;
      expect(length, text).toBeGreaterThanOrEqual(90);
      expect(length, text).toBeLessThanOrEqual(140);
      expect([2, 3], text).toContain(paragraphs(outcome).length);
      expect(outcome, text).not.toMatch(/[—{}<]/);
    }
  });

  it('have a record of two to four sentences for every choice, with a mark and sources', () => {
    const marks = [
      'documented',
      'disputed',
      'invented',
      ...(slug === 'future' ? ['known today'] : []),
    ];
    for (const { text, record } of choices) {
      expect(marks, text).toContain(record.mark);
      expect([2, 3, 4], record.text).toContain(sentences(record.text).length);
      expect(record.sources.length, text).toBeGreaterThanOrEqual(1);
      expect(new Set(record.sources).size, text).toBe(record.sources.length);
    }
  });

  it('have backgrounds of 300 to 500 words under headings, with a list', () => {
    for (const { content } of era.contexts) {
      expect(words(content).length).toBeGreaterThanOrEqual(300);
      expect(words(content).length).toBeLessThanOrEqual(500);
      expect(content).toMatch(/^<h3>/);
      expect(content).toContain('<ul>');
    }
  });

  it('have a title of its own for every background', () => {
    const titles = [eraOf(slug).context, ...era.contexts].map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    for (const title of titles) expect(title).toMatch(/^\S.*\S$/);
  });

  it('are accepted by the game with nothing left out', async () => {
    const stories = new Map([[slug, await loadStory(slug)]]);
    const library = createLibrary([eraOf(slug)], [era], () => true, stories);
    for (const part of ['choices', 'context'] as const) {
      for (const { answer } of library.answers(slug, part)) {
        const sent: unknown = JSON.parse(JSON.stringify(answer));
        expect(acceptAnswer(part, sent)).toEqual({ ok: true, value: sent });
      }
    }
  });
});
