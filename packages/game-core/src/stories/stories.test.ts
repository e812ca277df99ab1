import { describe, expect, it } from 'vitest';
import type { Telling } from '../eras/era';
import { paragraphs, sentences, sharedPhrases, words } from '../testing/prose';
import { builtInEras } from '../eras';
import type { EraStory } from '../eras/stories/era-story';
import { generalStory } from '../eras/stories/general';
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

/** Everything that a visitor may be told with a note. */
function tellingsOf({
  endings,
  outcomes,
  followUps,
  reckonings = [],
  epilogues,
}: EraStory): readonly Telling[] {
  return [
    ...Object.values(endings),
    ...Object.values(outcomes),
    ...followUpKeys.flatMap((key) => {
      const { first, afterHarm, afterLeaving, again } = followUps[key];
      return [first, afterHarm, afterLeaving, again].filter((telling) => telling !== undefined);
    }),
    ...reckonings.flatMap((reckoning) => [reckoning, reckoning.afterwards]),
    ...epilogues,
  ];
}

describe('the register of stories', () => {
  it('has a story for every built-in era, with the endings of its four choices', () => {
    expect(new Set(told.map(([, story]) => story)).size).toBe(builtInEras.length + 1);
    for (const { period, choices } of builtInEras) {
      const story = told.find(([slug]) => slug === period.slug)?.[1];
      const words = story?.endings.slice(0, choices.length).map(({ choice }) => choice);
      expect(words).toEqual(choices.map(({ text }) => text));
    }
  });

  it('has the general story for every other era, whatever it is called', async () => {
    for (const slug of ['unknown', '', 'constructor', '__proto__']) {
      expect(await loadStory(slug)).toMatchObject(generalStory);
    }
  });
});

describe.each(told)('the story of %s', (slug, story) => {
  const { endings, outcomes, followUps, reckonings, epilogues } = story;
  const tellings = tellingsOf(story);
  const closings = followUpKeys.map((key) => followUps[key].closing.text);
  const deeds = [...endings, ...Object.values(outcomes)];
  const memories = deeds.flatMap(({ memory, answer }) => [memory ?? [], answer ?? []].flat());
  const narratives = [...tellings.map(({ text }) => text), ...closings, ...memories];

  it('keeps every text within its number of words', () => {
    const measures = [
      endings.flatMap(({ text }) => between(90, 140)(text)),
      Object.values(outcomes).flatMap(({ text }) => between(90, 130)(text)),
      followUpKeys.flatMap((key) => {
        const { first, afterHarm, afterLeaving, again } = followUps[key];
        const texts = [first, afterHarm, afterLeaving, again].map((telling) => telling?.text ?? []);
        return texts.flat().flatMap(between(60, 130));
      }),
      closings.flatMap(slug === 'general' ? between(70, 130) : between(30, 70)),
      (reckonings ?? []).flatMap(({ text }) => between(130, 200)(text)),
      epilogues.flatMap(({ text }) => between(40, 75)(text)),
    ];
    expect(measures.flat()).toEqual([]);
    for (const { text } of endings) {
      expect([2, 3]).toContain(paragraphs(text).length);
    }
  });

  it('remembers each kind of first decision in words of its own', () => {
    expect(new Set(Object.values(outcomes).map(({ memory }) => memory)).size).toBe(4);
    expect(new Set(memories).size).toBe(memories.length);
    for (const memory of deeds.map((deed) => deed.memory ?? 'None.')) {
      expect([1, 2], memory).toContain(sentences(memory).length);
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
      endings: foreign(endings),
      outcomes: foreign(Object.values(outcomes), '{choice}', '{first}'),
      first: foreign(
        parts.map(({ first }) => first),
        '{first}',
      ),
      later: foreign(
        parts.map(({ again }) => again),
        '{first}',
      ),
      closings: closings
        .flatMap(placeholders)
        .filter((found) => ![...anywhere, '{first}'].includes(found)),
      epilogues: foreign(epilogues, '{first}'),
      memories: memories.flatMap(placeholders),
      records: tellings.flatMap(({ record }) => placeholders(record.text)),
    }).toEqual({
      endings: [],
      outcomes: [],
      first: [],
      later: [],
      closings: [],
      epilogues: [],
      memories: [],
      records: [],
    });
  });

  it('names the choice in each narrative of an outcome', () => {
    for (const { text } of Object.values(outcomes)) expect(text).toContain('{choice}');
  });

  it('never repeats eight words of another narrative', () => {
    // A choice that was built in once may have lent its words to a reckoning; no visit offers both.
    const former = endings.slice(4).map(({ text }) => text);
    const present = narratives.filter((text) => !former.includes(text));
    expect(sharedPhrases(present, 8)).toEqual([]);
  });

  it('uses no sentence over 32 words and no em dash', () => {
    const records = tellings.map(({ record }) => record.text);
    const long = narratives.flatMap(sentences).filter((text) => words(text).length > 32);
    expect(long).toEqual([]);
    expect([...narratives, ...records].filter((text) => text.includes('—'))).toEqual([]);
  });

  it('has a note of two to four sentences under every telling, marked and with its sources', () => {
    const marks = [
      'documented',
      'disputed',
      'invented',
      ...(slug === 'future' ? ['known today'] : []),
    ];
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
    expect(generalStory.endings).toEqual([]);
  });
});
