import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { garbage, visitArbitrary } from '../testing/arbitraries';
import { LONGEST_FILE, type Migration, readJourney, writeJourney } from './file';
import { type Journey, emptyJourney } from './journey';
import { recordVisit } from './merge';

const { numRuns = 300 } = fc.readConfigureGlobal();
const runs = { numRuns };

const journeyArbitrary: fc.Arbitrary<Journey> = fc
  .array(visitArbitrary, { maxLength: 5 })
  .map((visits) =>
    visits.reduce<Journey>(
      (journey, visit, index) => recordVisit(journey, { began: index, inherited: 0, visit }),
      emptyJourney,
    ),
  );

const choice = { id: 1, scenarioId: 1, text: 'Join them', description: '' };
const decided = { type: 'choiceMade', choice } as const;
const journey = recordVisit(emptyJourney, {
  began: 1,
  inherited: 0,
  visit: { slug: 'medieval', events: [decided] },
});

/** Returns the written journey with other fields. */
function withFields(fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...(JSON.parse(writeJourney(journey)) as object), ...fields });
}

/** Returns the written journey with other fields in its only visit. */
function withVisit(fields: Readonly<Record<string, unknown>>): string {
  return withFields({
    visits: [{ began: 1, inherited: 0, visit: { slug: 'medieval', ...fields } }],
  });
}

describe('the file of a journey', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(journeyArbitrary, (written) => {
        expect(readJourney(writeJourney(written))).toEqual({ ok: true, journey: written });
      }),
      runs,
    );
  });

  it('is never longer than what is read', () => {
    const answer = { context: 'x'.repeat(200_000), origin: 'written' } as const;
    const event = {
      type: 'partAnswered',
      request: 1,
      openForMs: 0,
      part: 'context',
      answer,
    } as const;
    const visit = { slug: 'medieval', events: [event] };
    let long = emptyJourney;
    for (let began = 0; began < 80; began += 1)
      long = recordVisit(long, { began, inherited: 0, visit });
    expect(writeJourney(long).length).toBeLessThan(LONGEST_FILE);
  });

  it.each([
    ['no JSON', 'Join the villagers'],
    ['nothing', ''],
    ['half a file', writeJourney(journey).slice(0, -20)],
    ['another kind of file', '{"format":"save","version":1}'],
    ['a list', '[]'],
    ['null', 'null'],
    ['no visits', withFields({ visits: undefined })],
    ['a visit twice', withFields({ visits: [...journey.visits, ...journey.visits] })],
    ['a version that never was', withFields({ version: 0 })],
    ['half a version', withFields({ version: 0.5 })],
    ['a version below none', withFields({ version: -1 })],
    ['a version in words', withFields({ version: 'one' })],
    ['a journey of another game', withFields({ format: 'another-journey' })],
    ['a version in words', withFields({ version: 'one' })],
    ['an era that is no slug', withVisit({ slug: '../secret', events: [] })],
    ['a picture that is a script', withVisit({ events: [pictureOf('javascript:alert(1)')] })],
    [
      'an event that no visit has',
      withVisit({ events: [{ type: 'eraSelected', slug: 'future' }] }),
    ],
    ['an endless visit', withVisit({ events: Array.from({ length: 500 }, () => decided) })],
    ['an ending of no kind', withFields({ endings: [{ slug: 'future', kind: 'x', choice: '' }] })],
  ])('with %s counts as damaged', (_, text) => {
    expect(readJourney(text)).toEqual({ ok: false, reason: 'damaged' });
  });

  it('of a newer version is told from a damaged one', () => {
    expect(readJourney(withFields({ version: 2, visits: 'as yet unknown' }))).toEqual({
      ok: false,
      reason: 'newer',
    });
  });

  it('is read up to the longest one', () => {
    const text = writeJourney(journey).padEnd(LONGEST_FILE);
    expect(readJourney(text)).toEqual({ ok: true, journey });
  });

  it('that is too long is not even parsed', () => {
    expect(readJourney(' '.repeat(LONGEST_FILE + 1))).toEqual({ ok: false, reason: 'too large' });
  });

  it('carries nothing that the game does not know', () => {
    const text = withFields({ __proto__: { polluted: true }, extra: 1 }).replace(
      '"extra"',
      '"__proto__":{"polluted":true},"extra"',
    );
    expect(readJourney(text)).toEqual({ ok: true, journey });
  });

  it('never throws, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('visits', 'last', 'endings'), garbage),
        (fields) => {
          let text = '';
          try {
            text = withFields(fields);
          } catch {
            return;
          }
          const read = readJourney(text);
          if (read.ok) expect(readJourney(writeJourney(read.journey))).toEqual(read);
        },
      ),
      runs,
    );
  });
});

describe('a file of an older version', () => {
  // A version in which eras were called "age".
  const old = JSON.stringify({
    format: 'historical-time-traveler/journey',
    version: 1,
    stops: [{ age: 'future', began: 4 }],
  });
  const steps = new Map<number, Migration>([
    [
      1,
      (file) => ({
        ...file,
        version: 2,
        stays: (file['stops'] as { age: string; began: number }[]).map(({ age, began }) => ({
          slug: age,
          began,
        })),
      }),
    ],
    [
      2,
      (file) => ({
        ...file,
        version: 3,
        visits: (file['stays'] as { slug: string; began: number }[]).map(({ slug, began }) => ({
          began,
          inherited: 0,
          visit: { slug, events: [] },
        })),
        last: null,
        endings: [],
      }),
    ],
  ]);

  it('is migrated version by version', () => {
    expect(readJourney(old, { version: 3, steps })).toEqual({
      ok: true,
      journey: {
        visits: [{ began: 4, inherited: 0, visit: { slug: 'future', events: [] } }],
        last: null,
        endings: [],
      },
    });
  });

  it('that a migration cannot read counts as damaged', () => {
    const broken = old.replace('"stops"', '"halts"');
    expect(readJourney(broken, { version: 3, steps })).toEqual({ ok: false, reason: 'damaged' });
  });
});

function pictureOf(imageUrl: string): unknown {
  const answer = { imageUrl };
  return { type: 'partAnswered', request: 1, openForMs: 0, part: 'image', answer };
}
