import { builtInPeriods } from '../eras/built-in';
import { pendingGeneration } from './generation';
import { openingScene } from './scene';
import type { GameState } from './state';

/**
 * Returns the state of a new game: the medieval era with its built-in content (SPEC §4), or another built-in era.
 * Throws if the era is not built in.
 */
export function initialState(activeSlug = 'medieval'): GameState {
  const scene = openingScene(activeSlug, builtInPeriods);
  if (!scene) throw new Error(`The era the game begins in, ${activeSlug}, is not built in`);
  return {
    periods: builtInPeriods,
    periodsStatus: 'loading',
    activeSlug,
    scene,
    generation: pendingGeneration(0),
    visit: { slug: activeSlug, events: [] },
    contextOpen: false,
    journalOpen: false,
    keepsakeOpen: false,
  };
}
