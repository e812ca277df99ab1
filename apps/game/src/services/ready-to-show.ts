import type { Period } from '@time-traveler/game-core';
import type { StoryCache } from './story-cache';
import { waitAtMost } from './time-limit';

/**
 * How long the game waits for what a scene is shown with, in milliseconds. After that it is shown without: in general
 * words, or in the first era's theme.
 */
const LIMIT_MS = 4_000;

/** Something that a scene is shown with. */
export interface Need {
  readonly isThere: () => boolean;
  /** Loads it; may reject. */
  readonly load: () => Promise<unknown>;
}

/** Returns the story of an era as a need. `period` is the one that a visit contains. */
export function storyNeed({ get, fetch }: StoryCache, slug: string, period?: Period): Need {
  return { isThere: () => get(slug) !== undefined, load: () => fetch(slug, period) };
}

/** Shows something at once if all its needs are there, otherwise when they have loaded or failed, or the limit is over. */
export function showOnceReady(needs: readonly Need[], show: () => void): void {
  const missing = needs.filter((need) => !need.isThere());
  if (missing.length === 0) show();
  else void readyToShow(missing.map((need) => need.load())).then(show);
}

/** Resolves when everything that a scene is shown with has loaded or failed, or the limit is over. Never rejects. */
export function readyToShow(loads: readonly unknown[]): Promise<void> {
  return waitAtMost(LIMIT_MS, Promise.allSettled(loads));
}
