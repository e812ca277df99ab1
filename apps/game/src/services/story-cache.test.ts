import type { Story } from '@time-traveler/game-core';
import { describe, expect, it, vi } from 'vitest';
import { createStoryCache } from './story-cache';

const story = {} as Story;

describe('the story cache', () => {
  it('has a story once it has come, and fetches it once for all who ask', async () => {
    const load = vi.fn(() => Promise.resolve(story));
    const cache = createStoryCache(load, () => {});
    expect(cache.get('modern')).toBeUndefined();
    await Promise.all([cache.fetch('modern'), cache.fetch('modern')]);
    await cache.fetch('modern');
    expect(cache.get('modern')).toBe(story);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('logs a failure, goes without, and tries again when asked again', async () => {
    const load = vi
      .fn<(slug: string) => Promise<Story>>()
      .mockRejectedValueOnce(new Error('Offline'))
      .mockResolvedValue(story);
    const log = vi.fn();
    const cache = createStoryCache(load, log);
    await cache.fetch('modern');
    expect(cache.get('modern')).toBeUndefined();
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Offline'));
    await cache.fetch('modern');
    expect(cache.get('modern')).toBe(story);
  });
});
