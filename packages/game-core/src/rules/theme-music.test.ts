import { describe, expect, it } from 'vitest';
import { builtInPeriods } from '../eras/built-in';
import { bronzeAge } from '../testing/fixtures';
import { preloadSlugs, themeUrl } from './theme-music';

describe('preloading (SPEC §9)', () => {
  it.each([
    ['medieval', ['medieval', 'renaissance']],
    ['renaissance', ['renaissance', 'medieval', 'industrial']],
    ['industrial', ['industrial', 'renaissance', 'modern']],
    ['modern', ['modern', 'industrial', 'future']],
    ['future', ['future', 'modern']],
  ])('in %s covers %j: the era, the previous one and the next, without wrapping', (slug, slugs) => {
    expect(preloadSlugs(builtInPeriods, slug)).toEqual(slugs);
  });

  it('covers one era if there is no other, or if it is not in the list', () => {
    expect(preloadSlugs([bronzeAge], 'bronze-age')).toEqual(['bronze-age']);
    expect(preloadSlugs([bronzeAge], 'medieval')).toEqual(['medieval']);
    expect(preloadSlugs([], 'medieval')).toEqual(['medieval']);
  });
});

describe('theme music (SPEC §7)', () => {
  it('has its address below /audio by the slug', () => {
    expect(themeUrl('bronze-age')).toBe('/audio/bronze-age-theme.mp3');
  });
});
