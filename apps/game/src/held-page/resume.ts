import {
  type GameState,
  builtInPeriods,
  eraInAddress,
  initialState,
  replayVisit,
} from '@time-traveler/game-core';
import { loadStory } from '@time-traveler/game-core/stories';
import { entryIn } from '../services/journey/history-entry';
import { newestState } from '../services/journey/newest-state';
import { keepPlace, returnToPlace } from '../services/journey/reading-place';
import { inTime } from '../services/in-time';
import { loadLaterStyles } from '../services/later-styles';
import { RESTORE_PATIENCE_MS } from '../services/restore-patience';
import { waitAtMost } from '../services/wait-at-most';

/** What a game begins with instead of the first scene of a new visit. */
export interface Beginning {
  readonly state: GameState;
  /** True if the scene is restored, so that nothing but the list of eras is requested. */
  readonly resumed: boolean;
}

/**
 * Returns what the page's history entry or its address says to begin with, once that can be shown; undefined if
 * neither says anything that can be used.
 */
export async function beginning(): Promise<Beginning | undefined> {
  const styles = waitAtMost(RESTORE_PATIENCE_MS, loadLaterStyles());
  const restored = await restoredState();
  const slugs = builtInPeriods.map(({ slug }) => slug);
  const slug = eraInAddress(location.search, slugs);
  const named = slug === undefined ? undefined : initialState(slug);
  const state = restored ?? named;
  if (state === undefined) return undefined;
  await styles;
  if (restored) {
    keepPlace();
    onShown(() => returnToPlace('page'));
  }
  return { state, resumed: restored !== undefined };
}

async function restoredState(): Promise<GameState | undefined> {
  const entry = entryIn(newestState());
  if (entry === null) return undefined;
  const { visit, dialog } = entry;
  // Without its story the scene is told in general words.
  const story = await inTime(loadStory(visit.slug), RESTORE_PATIENCE_MS).catch(() => undefined);
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
