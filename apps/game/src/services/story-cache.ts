import { type Game, type Period, type Story, knownPeriods } from '@time-traveler/game-core';

/** The stories of the eras, which load after the first screen. */
export interface StoryCache {
  /** Returns the story of an era, or undefined until it has loaded. */
  readonly get: (slug: string) => Story | undefined;
  /**
   * Loads a story once; after a failure the next call tries again. Never rejects. `period` is the one
   * that a visit contains; by default the one on the timeline.
   */
  readonly fetch: (slug: string, period?: Period) => Promise<void>;
}

/** Creates an empty cache that loads stories with `load` and logs failures. */
export function createStoryCache(
  load: (slug: string, period?: Period) => Promise<Story | undefined>,
  log: (message: string) => void,
): StoryCache {
  const stories = new Map<string, Story>();
  const coming = new Map<string, Promise<void>>();

  async function bring(slug: string, period?: Period): Promise<void> {
    try {
      const story = await load(slug, period);
      if (story !== undefined) stories.set(slug, story);
    } catch (error) {
      log(`The story of ${slug} could not be loaded, so general words are used: ${String(error)}`);
    } finally {
      coming.delete(slug);
    }
  }

  return {
    get: (slug) => stories.get(slug),
    async fetch(slug, period) {
      if (stories.has(slug)) return;
      const under = coming.get(slug) ?? bring(slug, period);
      coming.set(slug, under);
      await under;
    },
  };
}

/** Returns the period of an era that a game knows, or undefined. */
export function periodIn({ getSnapshot }: Pick<Game, 'getSnapshot'>, slug: string) {
  return knownPeriods(getSnapshot()).find((period) => period.slug === slug);
}

/** Loads the story of each scene that opens, because the next choice needs it. */
export function fetchStoryOfEachScene(
  game: Pick<Game, 'getSnapshot' | 'subscribe'>,
  stories: StoryCache,
): void {
  game.subscribe((opened) => {
    if (opened) void stories.fetch(game.getSnapshot().activeSlug);
  });
}
