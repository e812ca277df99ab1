import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialState } from './initial-state';
import { replay } from './journey';
import { journeyArbitrary } from '../testing/arbitraries';

describe('a journey', () => {
  it('of no events leads nowhere', () => {
    const state = initialState();
    expect(replay([], state)).toBe(state);
    expect(replay([])).toEqual(initialState());
  });

  it('leads to the same place in one go as in two', () => {
    fc.assert(
      fc.property(journeyArbitrary, journeyArbitrary, (first, second) => {
        expect(replay(second, replay(first))).toEqual(replay([...first, ...second]));
      }),
    );
  });
});
