import { describe, expect, it } from 'vitest';
import { builtInPeriods, eraBySlug } from './built-in';
import { builtInEras } from './index';

describe('built-in eras (SPEC §3)', () => {
  it('are found by their exact slug', () => {
    for (const era of builtInEras) expect(eraBySlug(era.period.slug)).toBe(era);
    for (const slug of ['', 'Medieval', 'bronze-age', '__proto__']) {
      expect(eraBySlug(slug)).toBeUndefined();
    }
  });

  it('are the periods of the timeline, in order', () => {
    expect(builtInPeriods.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  });
});
