import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { garbage, visitArbitrary } from '../testing/arbitraries';
import { readVisit } from './read-visit';

describe('a stored visit', () => {
  it('is read as it was stored', () => {
    fc.assert(
      fc.property(visitArbitrary, (visit) => {
        expect(readVisit(JSON.parse(JSON.stringify(visit)))).toEqual(visit);
      }),
    );
  });

  it('is null if the value is not a visit', () => {
    expect(readVisit({ slug: '../secret', events: [] })).toBeNull();
    fc.assert(
      fc.property(garbage, (value) => {
        expect(readVisit(value)).toBeNull();
      }),
    );
  });
});
