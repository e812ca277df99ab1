import {
  type Game,
  type GameState,
  type SceneOpened,
  createListeners,
} from '@time-traveler/game-core';
import { type Need, showOnceReady } from './ready-to-show';

/** What is on screen, and how the last scene was opened. */
export interface StageSnapshot {
  /** The state that is shown: before a fade starts, still the old one. */
  readonly state: GameState;
  /** How the last scene was opened, and a count of opened scenes; null before the first. */
  readonly opening: { readonly turn: number; readonly by: SceneOpened['by'] } | null;
  /** The last announcement; `turn` counts them, so that the same words can be announced again. */
  readonly announcement: { readonly turn: number; readonly message: string };
}

/** A store between the rules and the screen that shows a change of era as one fade. */
export interface Stage {
  /** Returns what is shown; the same object until something changes. */
  readonly getSnapshot: () => StageSnapshot;
  /** Adds a listener for every change and returns the function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Announces a message once. */
  readonly announce: (message: string) => void;
}

/** Runs a change of the screen as a fade, at once or soon after. Always runs it. */
export type Fade = (change: () => void) => void;

/**
 * Creates the stage of a game. The screen must read the stage, not the game's own state. `needs` are what another era
 * is shown with: its fade waits for them.
 */
export function createStage(
  game: Pick<Game, 'getSnapshot' | 'subscribe'>,
  fade: Fade,
  needs: readonly Need[] = [],
): Stage {
  const listeners = createListeners();
  let snapshot: StageSnapshot = {
    state: game.getSnapshot(),
    opening: null,
    announcement: { turn: 0, message: '' },
  };
  /** The last scene that was opened and is not shown yet. */
  let ahead: SceneOpened | null = null;
  let fadesAhead = 0;

  function change(next: Partial<StageSnapshot>): void {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners.current()) listener();
  }

  const spoken = (message: string) => ({ turn: snapshot.announcement.turn + 1, message });

  function show(): void {
    const state = game.getSnapshot();
    if (ahead === null) return change({ state });
    const { by, announcement } = ahead;
    ahead = null;
    const opening = { turn: (snapshot.opening?.turn ?? 0) + 1, by };
    change({ state, opening, announcement: spoken(announcement) });
  }

  game.subscribe((opened) => {
    ahead = opened ?? ahead;
    // A return to a moment of the era on screen is no change of era.
    const { activeSlug } = game.getSnapshot();
    const fades =
      opened?.by === 'return' ? activeSlug !== snapshot.state.activeSlug : opened?.by === 'era';
    if (fades) {
      fadesAhead += 1;
      const showAhead = () => {
        fadesAhead -= 1;
        show();
      };
      showOnceReady(needs, () => fade(showAhead));
    } else if (fadesAhead === 0) show();
    // Otherwise the change is shown together with the scene that is about to fade in.
  });

  return {
    getSnapshot: () => snapshot,
    subscribe: listeners.subscribe,
    announce: (message) => change({ announcement: spoken(message) }),
  };
}
