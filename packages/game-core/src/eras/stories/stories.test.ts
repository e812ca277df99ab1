import { describe, expect, it } from 'vitest';
import type { Telling } from '../era';
import { paragraphs, sentences, sharedPhrases, words } from '../../testing/prose';
import { builtInEras } from '..';
import type { EraStory } from './era-story';
import { generalStory } from './general';
import { loadStory } from './index';

const told: readonly (readonly [string, EraStory])[] = [
  ...(await Promise.all(
    builtInEras.map(async ({ period }) => [period.slug, await loadStory(period.slug)] as const),
  )),
  ['general', generalStory],
];
const followUpKeys = ['share', 'keep', 'document', 'change'] as const;
const placeholders = (text: string) => text.match(/\{[^}]*\}?/g) ?? [];
const between = (least: number, most: number) => (text: string) => {
  const { length } = words(text);
  return length < least || length > most ? [`${length} words: ${text.slice(0, 60)}`] : [];
};

/** Everything that a visitor may be told, except the memories of first tellings. */
function tellingsOf({ endings, outcomes, followUps, epilogues }: EraStory): readonly Telling[] {
  return [
    ...Object.values(endings),
    ...Object.values(outcomes),
    ...followUpKeys.flatMap((key) => {
      const { first, again, closing } = followUps[key];
      return [first, again, closing];
    }),
    ...epilogues,
  ];
}

describe('the register of stories', () => {
  it('has a story for every built-in era, with the endings of its four choices', () => {
    expect(new Set(told.map(([, story]) => story)).size).toBe(builtInEras.length + 1);
    for (const { period, choices } of builtInEras) {
      const story = told.find(([slug]) => slug === period.slug)?.[1];
      expect(Object.keys(story?.endings ?? {}).map(Number)).toEqual(choices.map(({ id }) => id));
    }
  });

  it('has the general story for every other era, whatever it is called', async () => {
    for (const slug of ['unknown', '', 'constructor', '__proto__']) {
      expect(await loadStory(slug)).toBe(generalStory);
    }
  });
});

describe.each(told)('the story of %s', (slug, story) => {
  const { endings, outcomes, followUps, epilogues } = story;
  const tellings = tellingsOf(story);
  const memories = followUpKeys.flatMap((key) => Object.values(followUps[key].memories));
  const narratives = [...tellings.map(({ text }) => text), ...memories];

  it('keeps every text within its number of words', () => {
    const measures = [
      Object.values(endings).flatMap(({ text }) => between(90, 140)(text)),
      Object.values(outcomes).flatMap(({ text }) => between(90, 130)(text)),
      followUpKeys.flatMap((key) => {
        const { first, memories: remembered, again, closing } = followUps[key];
        const firsts = Object.values(remembered).map((memory) =>
          first.text.replace('{memory}', () => memory),
        );
        return [...firsts, again.text, closing.text].flatMap(between(70, 130));
      }),
      epilogues.flatMap(({ text }) => between(40, 75)(text)),
    ];
    expect(measures).toEqual([[], [], [], []]);
    for (const { text } of Object.values(endings)) {
      expect([2, 3]).toContain(paragraphs(text).length);
    }
  });

  it('remembers the first decision once in each first telling, as a paragraph begins', () => {
    for (const key of followUpKeys) {
      const { first, memories: remembered } = followUps[key];
      expect(placeholders(first.text).filter((found) => found === '{memory}')).toHaveLength(1);
      expect(paragraphs(first.text).filter((text) => text.startsWith('{memory}'))).toHaveLength(1);
      for (const memory of Object.values(remembered)) {
        expect([1, 2]).toContain(sentences(memory).length);
      }
      expect(new Set(Object.values(remembered)).size).toBe(4);
    }
  });

  it('has no placeholder that is not filled', () => {
    const anywhere = slug === 'general' ? ['{place}', '{year}'] : [];
    const foreign = (texts: readonly Telling[], ...own: readonly string[]) =>
      texts.flatMap(({ text }) =>
        placeholders(text).filter((found) => ![...anywhere, ...own].includes(found)),
      );
    const parts = followUpKeys.map((key) => followUps[key]);
    expect({
      endings: foreign(Object.values(endings)),
      outcomes: foreign(Object.values(outcomes), '{choice}', '{first}'),
      first: foreign(
        parts.map(({ first }) => first),
        '{memory}',
        '{first}',
      ),
      later: foreign(
        parts.flatMap(({ again, closing }) => [again, closing]),
        '{first}',
      ),
      epilogues: foreign(epilogues, '{first}'),
      memories: memories.flatMap(placeholders).filter((found) => found !== '{first}'),
      records: tellings.flatMap(({ record }) => placeholders(record.text)),
    }).toEqual({
      endings: [],
      outcomes: [],
      first: [],
      later: [],
      epilogues: [],
      memories: [],
      records: [],
    });
  });

  it('names the choice in each narrative of an outcome', () => {
    for (const { text } of Object.values(outcomes)) expect(text).toContain('{choice}');
  });

  it('never repeats eight words of another narrative', () => {
    expect(sharedPhrases(narratives, 8)).toEqual([]);
  });

  it('uses no sentence over 32 words and no em dash', () => {
    const records = tellings.map(({ record }) => record.text);
    const long = narratives.flatMap(sentences).filter((text) => words(text).length > 32);
    expect(long).toEqual([]);
    expect([...narratives, ...records].filter((text) => text.includes('—'))).toEqual([]);
  });

  it('has a note of two to four sentences under every telling, marked and with its sources', () => {
    const marks = slug === 'future' ? ['known today'] : ['documented', 'disputed', 'invented'];
    for (const { record } of tellings) {
      expect(marks).toContain(record.mark);
      expect(sentences(record.text).length, record.text).toBeGreaterThanOrEqual(2);
      expect(sentences(record.text).length, record.text).toBeLessThanOrEqual(4);
      if (slug === 'general') continue;
      expect(record.sources.length, record.text).toBeGreaterThanOrEqual(1);
      expect(record.sources.filter((source) => source.trim() !== source || source === '')).toEqual(
        [],
      );
    }
  });
});

describe('the general story', () => {
  it('marks every telling as invented and says that its era has no notes yet', () => {
    for (const { record } of tellingsOf(generalStory)) {
      expect(record).toMatchObject({ mark: 'invented', sources: [] });
      expect(record.text).toMatch(/no notes yet/);
      expect(record.text).toMatch(/invented/);
    }
    expect(generalStory.endings).toEqual({});
  });
});
