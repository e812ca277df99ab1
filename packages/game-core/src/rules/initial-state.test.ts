import { describe, expect, it } from 'vitest';
import { builtInEras } from '../eras';
import { initialState } from './initial-state';

describe('the first screen (SPEC §3, §4)', () => {
  const [medieval] = builtInEras;

  it('begins in the medieval era with its built-in scenario, choices and context', () => {
    const { activeSlug, scene } = initialState();
    expect(activeSlug).toBe('medieval');
    expect(scene).toEqual({
      scenario: medieval?.scenario,
      choices: medieval?.choices,
      context: medieval?.context,
      picture: { url: medieval?.scenario.imageUrl, source: 'built-in' },
      newChoices: false,
      choicesOrigin: 'written',
      decisions: [],
      deeds: [],
      reckoning: null,
      record: null,
      impact: null,
    });
  });

  it('lists the built-in periods while the server list loads, the five of the specification first', () => {
    const { periods, periodsStatus } = initialState();
    expect(periods.slice(0, 5).map(({ slug }) => slug)).toEqual([
      'medieval',
      'renaissance',
      'industrial',
      'modern',
      'future',
    ]);
    expect(periodsStatus).toBe('loading');
  });

  it('has requested nothing yet and keeps the context closed', () => {
    const { generation, contextOpen } = initialState();
    expect(generation).toEqual({
      request: 0,
      parts: { image: 'pending', choices: 'pending', context: 'pending' },
    });
    expect(contextOpen).toBe(false);
  });

  it('is a new value each time', () => {
    expect(initialState()).not.toBe(initialState());
    expect(initialState()).toEqual(initialState());
  });
});
