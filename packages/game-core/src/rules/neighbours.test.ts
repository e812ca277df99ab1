import { describe, expect, it } from 'vitest';
import { builtInPeriods } from '../eras/built-in';
import { preloadSlugs } from './neighbours';
import { themeUrl } from './paths';
import { bronzeAge } from '../testing/fixtures';

// An era added later is the neighbour of the last one.
const fivePeriods = builtInPeriods.slice(0, 5);

describe('preloading (SPEC §9)', () => {
  it.each([
    ['medieval', ['medieval', 'renaissance']],
    ['renaissance', ['renaissance', 'medieval', 'industrial']],
    ['industrial', ['industrial', 'renaissance', 'modern']],
    ['modern', ['modern', 'industrial', 'future']],
    ['future', ['future', 'modern']],
  ])('of %s is %j: the current, the previous and the next, without wrapping', (slug, expected) => {
    expect(preloadSlugs(fivePeriods, slug)).toEqual(expected);
  });

  it('is the current one alone where it is the only one, or not in the list', () => {
    expect(preloadSlugs([bronzeAge], 'bronze-age')).toEqual(['bronze-age']);
    expect(preloadSlugs([bronzeAge], 'medieval')).toEqual(['medieval']);
    expect(preloadSlugs([], 'medieval')).toEqual(['medieval']);
  });
});

describe('theme music (SPEC §7)', () => {
  it('lies under /audio by the slug, whatever the period says', () => {
    expect(themeUrl('bronze-age')).toBe('/audio/bronze-age-theme.mp3');
  });
});
