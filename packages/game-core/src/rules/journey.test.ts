import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialState } from './initial-state';
import { replay } from './journey';
import { journeyArbitrary } from '../testing/arbitraries';

describe('a journey', () => {
  it('without events returns the state it began with', () => {
    const state = initialState();
    expect(replay([], state)).toBe(state);
    expect(replay([])).toEqual(initialState());
  });

  it('leads to the same state in one replay as in two', () => {
    fc.assert(
      fc.property(journeyArbitrary, journeyArbitrary, (first, second) => {
        expect(replay(second, replay(first))).toEqual(replay([...first, ...second]));
      }),
    );
  });
});
