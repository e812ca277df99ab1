import {
  type Story,
  type GameState,
  builtInPeriods,
  eraInAddress,
  initialState,
  knownPeriods,
  replayVisit,
} from '@time-traveler/game-core';
import { setEraColors } from '../services/era-colors';
import { loadEraStory } from '../services/era-story';
import { type HistoryEntry, entryIn } from '../services/journey/history-entry';
import { newestState } from '../services/journey/newest-state';
import { keepPlace, returnToPlace } from '../services/journey/reading-place';
import { loadLaterStyles } from '../services/later-styles';
import { readyToShow } from '../services/ready-to-show';

/** What a game begins with if that is not the first scene of the prerendered page. */
export interface Beginning {
  readonly state: GameState;
  /** True if the scene is restored, so that nothing but the list of eras is requested. */
  readonly resumed: boolean;
}

/**
 * Returns what the game begins with: the scene of the page's history entry, or else the era that the address names.
 * Resolves once story and styles have loaded, or the limit for that is over; with undefined if there is neither.
 */
export async function beginning(): Promise<Beginning | undefined> {
  const entry = entryIn(newestState());
  const slugs = builtInPeriods.map(({ slug }) => slug);
  const named = eraInAddress(location.search, slugs);
  if (entry === null && named === undefined) return undefined;
  let story: Story | undefined;
  const loadOwnStory = async ({ slug, period }: HistoryEntry['visit']) => {
    story = await loadEraStory(slug, period);
  };
  await readyToShow([loadLaterStyles(), entry && loadOwnStory(entry.visit)]);
  const restored = entry === null ? undefined : restoredState(entry, story);
  if (restored !== undefined) {
    setEraColors(knownPeriods(restored));
    keepPlace();
    onShown(() => returnToPlace('page'));
    return { state: restored, resumed: true };
  }
  return named === undefined ? undefined : { state: initialState(named), resumed: false };
}

/** Returns the state that an entry of the history leads to, or undefined if no era is known by its slug. */
function restoredState(
  { visit, dialog }: HistoryEntry,
  story: Story | undefined,
): GameState | undefined {
  const state = replayVisit(initialState(), visit, () => story);
  return (
    state && {
      ...state,
      contextOpen: dialog === 'context',
      journalOpen: dialog === 'journal',
      keepsakeOpen: dialog === 'keepsake' && state.scene.impact !== null,
    }
  );
}

/** Runs something as soon as the scene is rendered, before it is painted. */
function onShown(run: () => void): void {
  const page = document.documentElement;
  const watch = new MutationObserver(() => {
    if ('held' in page.dataset) return;
    watch.disconnect();
    run();
  });
  watch.observe(page, { attributeFilter: ['data-held'] });
}
