import { describe, expect, it } from 'vitest';
import { type HistoryEntry, entryIn, stateOf } from './history-entry';

const entry: HistoryEntry = {
  began: 7,
  inherited: 1,
  visit: { slug: 'medieval', events: [] },
  dialog: 'journal',
  follows: true,
};

describe('an entry of the history', () => {
  it.each(['context', 'journal', 'keepsake', null] as const)(
    'is read as it was written, with the dialog %s',
    (dialog) => {
      const written = { ...entry, dialog };
      expect(entryIn(structuredClone(stateOf(written)))).toEqual(written);
    },
  );

  it('opens no dialog that does not exist', () => {
    const state = { journey: { ...entry, dialog: 'settings', follows: 'yes' } };
    expect(entryIn(state)).toEqual({ ...entry, dialog: null, follows: false });
  });

  it.each([
    [null],
    [undefined],
    ['journey'],
    [{}],
    [{ journey: true }],
    [{ journey: { ...entry, began: '7' } }],
    [{ journey: { ...entry, inherited: -1 } }],
    [{ journey: { ...entry, visit: { slug: '../x', events: [] } } }],
    [{ journey: { ...entry, visit: { slug: 'medieval', events: [{ type: 'started' }] } } }],
  ])('is not read from %j', (state) => {
    expect(entryIn(state)).toBeNull();
  });
});
