import { describe, expect, it } from 'vitest';
import { cacheDefaults } from './cache-defaults';

describe('the data cache (SPEC §4, §9)', () => {
  it('never refetches automatically', () => {
    expect(cacheDefaults.queries).toMatchObject({
      refetchInterval: false,
      refetchOnWindowFocus: false,
      staleTime: Infinity,
    });
  });

  it('retries neither queries nor mutations', () => {
    expect([cacheDefaults.queries.retry, cacheDefaults.mutations.retry]).toEqual([false, false]);
  });
});
