import { expect, it } from 'vitest';
import { builtInEras } from '../eras';
import { builtInPeriods } from '../eras/built-in';
import { bronzeAge } from '../testing/fixtures';
import { floodScene, millbridge } from '../testing/server-era';
import { knownPeriods, lookOf, tuneOf } from './era-facts';
import { initialState } from './initial-state';

const periods = [...builtInPeriods, bronzeAge, millbridge];

it('knows the era of a restored visit before the list of eras has come', () => {
  const state = initialState();
  expect(knownPeriods(state)).toBe(state.periods);
  const visit = { slug: 'millbridge', period: millbridge, events: [] };
  expect(knownPeriods({ ...state, visit }).at(-1)).toBe(millbridge);
  expect(knownPeriods({ periods, visit })).toBe(periods);
});

it('has the look that the scene of an era names, and the look of its own for a built-in one', () => {
  expect(lookOf('millbridge', periods)).toMatchObject({
    look: 'industrial',
    colors: floodScene.colors,
  });
  expect(lookOf('bronze-age', periods).look).toBeUndefined();
  expect(lookOf('nowhere', periods)).toEqual({});
  expect(lookOf('medieval', periods).look).toBeUndefined();
});

it('names the theme of each era, and none for an era that has none', () => {
  for (const { period, tune } of builtInEras) expect(tuneOf(period.slug, [])).toBe(tune?.title);
  expect(tuneOf('millbridge', periods)).toBe('The River Song');
  const silent = { ...millbridge, scene: { ...floodScene, tune: undefined } };
  expect(tuneOf('millbridge', [silent])).toBeNull();
  expect(tuneOf('bronze-age', periods)).toBe(`${bronzeAge.name} theme`);
  expect(tuneOf('nowhere', [])).toBe('nowhere theme');
});
