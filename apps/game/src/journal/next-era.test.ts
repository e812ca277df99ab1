import { builtInPeriods } from '@time-traveler/game-core';
import { describe, expect, it } from 'vitest';
import { nextEra } from './next-era';

const next = (current: string, ...closed: readonly string[]) =>
  nextEra(builtInPeriods, current, closed)?.slug;

describe('the era that is next', () => {
  it.each([
    ['medieval', [], 'renaissance'],
    ['medieval', ['medieval', 'renaissance'], 'industrial'],
    ['future', ['future'], 'medieval'],
    ['modern', ['future', 'medieval'], 'renaissance'],
    ['unknown', [], 'medieval'],
  ])('after %s, with %j closed, is %s', (current, closed, expected) => {
    expect(next(current, ...closed)).toBe(expected);
  });

  it('is none when all are closed, with the one on screen', () => {
    const slugs = builtInPeriods.map(({ slug }) => slug);
    expect(next('medieval', ...slugs)).toBeUndefined();
    expect(next('medieval', ...slugs.slice(1))).toBeUndefined();
  });
});
