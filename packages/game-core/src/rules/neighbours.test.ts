import { describe, expect, it } from 'vitest';
import { builtInPeriods } from '../eras/built-in';
import { neighbours } from './neighbours';

// An era added later is the neighbour of the last one.
const fivePeriods = builtInPeriods.slice(0, 5);

describe('the neighbours of an era', () => {
  it.each([
    ['medieval', undefined, 'renaissance'],
    ['industrial', 'renaissance', 'modern'],
    ['future', 'modern', undefined],
  ])('%s are the eras beside it, without wrapping around', (slug, previous, next) => {
    expect(neighbours(fivePeriods, slug)).toEqual({ previous, next });
  });

  it('are none if the timeline does not have the era', () => {
    expect(neighbours(fivePeriods, 'bronze-age')).toStrictEqual({
      previous: undefined,
      next: undefined,
    });
  });
});
