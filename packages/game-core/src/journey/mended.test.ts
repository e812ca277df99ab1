import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visitArbitrary } from '../testing/arbitraries';
import { readJourney, writeJourney } from './file';
import { type Journey, emptyJourney } from './journey';
import { recordVisit } from './merge';

const { numRuns = 200 } = fc.readConfigureGlobal();

const journeys: fc.Arbitrary<Journey> = fc
  .array(visitArbitrary, { minLength: 1, maxLength: 4 })
  .map((visits) =>
    visits.reduce<Journey>(
      (journey, visit, index) =>
        recordVisit(journey, { began: 1_000 * index, inherited: 0, visit }),
      emptyJourney,
    ),
  );

const oddQuotes = (text: string) => {
  let isOpening = false;
  return text.replaceAll('"', () => {
    isOpening = !isOpening;
    return isOpening ? '“' : '”';
  });
};

/** What mail and office programs do to a text, by what it is called. */
const changes: Readonly<Record<string, (text: string) => string>> = {
  'a byte order mark': (text) => `\uFEFF${text}`,
  'quotes round it': (text) => `"${text}"`,
  'curly quotes round it': (text) => `“${text}”`,
  'single quotes round it': (text) => `'${text}'`,
  'quotes round it, and those within escaped': (text) => JSON.stringify(text),
  'quotes round it, and those within doubled': (text) => `"${text.replaceAll('"', '""')}"`,
  'curly quotes': oddQuotes,
  'closing quotes alone': (text) => text.replaceAll('"', '”'),
  'low quotes': (text) => text.replaceAll('"', '„'),
  'double angle quotes': (text) => text.replaceAll('"', '«'),
  'curly apostrophes': (text) => oddQuotes(text.replaceAll("'", '’')),
  'no-break spaces': (text) => text.replaceAll(' ', '\u00A0'),
  'no-break spaces round it': (text) => `\u00A0${text}\u00A0`,
  'narrow spaces and curly quotes': (text) => oddQuotes(text.replaceAll(' ', '\u202F')),
  'non-breaking hyphens': (text) => oddQuotes(text.replaceAll('-', '\u2011')),
  'Windows line ends': (text) => `${text.replaceAll('"visit":', '\r\n"visit":')}\r\n`,
  'lines broken at a space, which is gone': (text) => text.replaceAll(' ', '\r\n'),
  'lines broken after a space': (text) => text.replaceAll(' ', ' \n'),
  'lines broken within a word': (text) => text.replaceAll('"began":', '"beg\r\nan":'),
  'the marks of a reply before each line': (text) =>
    `> > Here it is:\n> >\n> > ${text.replaceAll(' ', ' \n> > ')}\n> > Goodbye`,
  'words before and after it': (text) =>
    `Here is my journey:\r\n\r\n${text}\r\n-- \r\nSent by post`,
  'a fence round it': (text) => `\`\`\`json\n${text}\n\`\`\``,
  'characters without a width': (text) => text.replaceAll(',', ',\u200B'),
  'UTF-16 read as UTF-8': (text) => `\uFFFD\uFFFD${[...text].join('\0')}\0`,
};

describe('the file of a journey that was changed on its way', () => {
  it.each(Object.entries(changes))('is read with %s', (_, change) => {
    fc.assert(
      fc.property(journeys, (journey) => {
        const read = readJourney(change(writeJourney(journey)));
        expect(read).toEqual(readJourney(writeJourney(journey)));
        expect(read.ok).toBe(true);
      }),
      { numRuns },
    );
  });

  it('is read with any two of these', () => {
    const change = fc.constantFrom(
      'a byte order mark',
      'quotes round it',
      'curly quotes',
      'no-break spaces',
      'Windows line ends',
      'words before and after it',
      'characters without a width',
    );
    fc.assert(
      fc.property(journeys, change, change, (journey, one, other) => {
        const changed = [one, other].reduce(
          (text, name) => changes[name]?.(text) ?? text,
          writeJourney(journey),
        );
        expect(readJourney(changed)).toEqual(readJourney(writeJourney(journey)));
      }),
      { numRuns },
    );
  });

  it('keeps the curly quotes of an older file, which has them as they are', () => {
    const choice = { id: 1, scenarioId: 1, text: 'Say “No”, and wait', description: '' };
    const journey = recordVisit(emptyJourney, {
      began: 1,
      inherited: 0,
      visit: { slug: 'medieval', events: [{ type: 'choiceMade', choice }] },
    });
    const older = writeJourney(journey).replaceAll(/\\u(201[cd])/g, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
    expect(older).toContain('“');
    for (const text of [older, `\uFEFF${older}`, `"${older}"`, `${older}\r\n`])
      expect(readJourney(text)).toEqual({ ok: true, journey });
  });

  it.each([
    ['a word processor', 'PK\u0003\u0004 and so on'],
    ['a word processor, in an older format', '{\\rtf1\\ansi {"format":"x"}}'],
    ['a printer', '%PDF-1.7'],
    ['a browser', '\uFEFF<!doctype html><p>{}</p>'],
  ])('is told from a damaged one if it is a document of %s', (_, text) => {
    expect(readJourney(text)).toEqual({ ok: false, reason: 'document' });
  });
});
