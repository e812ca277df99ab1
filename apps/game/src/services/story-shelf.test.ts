import type { EraStory } from '@time-traveler/game-core';
import { describe, expect, it, vi } from 'vitest';
import { createStoryShelf } from './story-shelf';

const story = {} as EraStory;

describe('the story shelf', () => {
  it('has a story once it has come, and fetches it once for all who ask', async () => {
    const load = vi.fn(() => Promise.resolve(story));
    const shelf = createStoryShelf(load, () => {});
    expect(shelf.get('modern')).toBeUndefined();
    await Promise.all([shelf.fetch('modern'), shelf.fetch('modern')]);
    await shelf.fetch('modern');
    expect(shelf.get('modern')).toBe(story);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('logs a failure, goes without, and tries again when asked again', async () => {
    const load = vi
      .fn<(slug: string) => Promise<EraStory>>()
      .mockRejectedValueOnce(new Error('Offline'))
      .mockResolvedValue(story);
    const log = vi.fn();
    const shelf = createStoryShelf(load, log);
    await shelf.fetch('modern');
    expect(shelf.get('modern')).toBeUndefined();
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Offline'));
    await shelf.fetch('modern');
    expect(shelf.get('modern')).toBe(story);
  });
});
