import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Journal, JournalEntry } from './journal';
import { journalText } from './journal-text';

const entry: JournalEntry = {
  moment: 0,
  visit: 0,
  eraSlug: 'medieval',
  eraName: 'Medieval Era',
  place: 'Bedfordshire, England',
  year: '1242',
  title: 'The tax',
  choice: 'Join the villagers',
  consequence: 'The pot is empty.',
  note: null,
  ended: null,
};

const later = { ...entry, moment: 1, choice: 'Wait', consequence: '' };
const elsewhere = { ...entry, moment: 2, visit: 1, eraName: 'Future', place: 'Mars', year: '2157' };

const eras: Journal['eras'] = [
  {
    slug: 'medieval',
    name: 'Medieval Era',
    place: 'England',
    year: '1242',
    endings: [
      { kind: 'join', title: 'Join the villagers', seen: true },
      { kind: 'speak', title: '?', seen: false },
    ],
    reckonings: [],
    closed: null,
  },
];
const lastPage = null;

describe('the text of a journal', () => {
  it('lists the decisions of each visit, then the endings', () => {
    expect(journalText({ entries: [entry, later, elsewhere], eras, lastPage })).toBe(
      `Your journey through history

Medieval Era: Bedfordshire, England, 1242
1. Join the villagers
   The pot is empty.
2. Wait

Future: Mars, 2157
3. Join the villagers
   The pot is empty.

Endings

Medieval Era
Begun with:
- Join the villagers
`,
    );
  });

  it('tells the endings of closed visits apart from begun ones, and ends with the last page', () => {
    const closed = {
      visit: 0,
      eraSlug: 'medieval',
      eraName: 'Medieval Era',
      reckoning: 'The cow stays',
      why: 'You stood with Alis.',
      memento: 'half a tally',
      sentence: 'Half a tally\nwith three notches.',
      standing: [],
    };
    const reckonings = [
      { name: 'The cow stays', seen: true },
      { name: '?', seen: false },
    ];
    const page = { name: 'Five tables', when: [], text: 'Five things.\n\nThe end.' };
    const known = eras.map((era) => ({ ...era, reckonings, closed }));
    const text = journalText({ entries: [entry], eras: known, lastPage: page });
    expect(text.slice(text.indexOf('Endings'))).toBe(
      `Endings

Medieval Era: 1 of 2 endings seen
- The cow stays
- ?
Kept: half a tally. Half a tally with three notches.
Begun with:
- Join the villagers

The last page: Five tables

Five things.

The end.
`,
    );
  });

  it('says so if nothing is decided', () => {
    expect(journalText({ entries: [], eras, lastPage })).toContain('Nothing is decided yet.');
  });

  it('says of an era that it was not begun', () => {
    const unseen = eras.map((era) => ({ ...era, endings: [] }));
    const text = journalText({ entries: [], eras: unseen, lastPage });
    expect(text).toContain('Medieval Era\nNot begun yet\n');
    expect(text).not.toContain('Begun with');
  });

  it('writes a choice in one line, without the spaces around it', () => {
    const entries = [{ ...entry, choice: ' Wait \n\t here ' }];
    expect(journalText({ entries, eras: [], lastPage })).toContain('\n1. Wait here\n');
  });

  it('says who wrote what came of a decision', () => {
    const entries = [{ ...entry, note: 'Written by a language model' }];
    expect(journalText({ entries, eras: [], lastPage })).toContain(
      '\n   The pot is empty. (Written by a language model)\n',
    );
  });

  it('has one line for each decision and one for its consequence, whatever they contain', () => {
    const words = fc.string({ unit: fc.constantFrom('a', ' ', '\n', '\r', '\u2028', '1.') });
    fc.assert(
      fc.property(fc.array(words, { minLength: 1 }), (texts) => {
        const entries = texts.map((text) => ({
          ...entry,
          choice: text,
          consequence: `So ${text}`,
        }));
        const lines = journalText({ entries, eras: [], lastPage }).split(/[\n\r\u2028]/u);
        expect(lines.filter((line) => line !== '')).toHaveLength(1 + 1 + 2 * texts.length + 1);
      }),
    );
  });
});
