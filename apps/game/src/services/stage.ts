import {
  type Game,
  type GameState,
  type SceneOpened,
  createListeners,
} from '@time-traveler/game-core';

/** What is on screen, and what a newly opened scene asks of it. */
export interface StageSnapshot {
  /** The rules' state as far as it is shown: during a fade the old one stands until the fade begins. */
  readonly state: GameState;
  /** The scene that was opened last, by what and as the how manieth; null before the first. */
  readonly opening: { readonly turn: number; readonly by: SceneOpened['by'] } | null;
  /** The last announcement; `turn` counts them, so that the same words are said again. */
  readonly announcement: { readonly turn: number; readonly message: string };
}

/** A store between the rules and the screen that lets a change of era reach the screen as one fade. */
export interface Stage {
  /** Returns what is shown; the same object until something changes. */
  readonly getSnapshot: () => StageSnapshot;
  /** Adds a listener for every change and returns the function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Has a message said once. */
  readonly announce: (message: string) => void;
}

/** Runs a change of the screen as a fade: at once or in a moment, but always. */
export type Fade = (change: () => void) => void;

/** Creates the stage of a game; nothing else may show the game's own state. */
export function createStage(game: Pick<Game, 'getSnapshot' | 'subscribe'>, fade: Fade): Stage {
  const listeners = createListeners();
  let snapshot: StageSnapshot = {
    state: game.getSnapshot(),
    opening: null,
    announcement: { turn: 0, message: '' },
  };
  let opened: SceneOpened | undefined;
  let fadesAhead = 0;

  function change(next: Partial<StageSnapshot>): void {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners.current()) listener();
  }

  const spoken = (message: string) => ({ turn: snapshot.announcement.turn + 1, message });

  function show(): void {
    const state = game.getSnapshot();
    if (opened === undefined) return change({ state });
    const { by, announcement } = opened;
    opened = undefined;
    const opening = { turn: (snapshot.opening?.turn ?? 0) + 1, by };
    change({ state, opening, announcement: spoken(announcement) });
  }

  game.subscribe((effects) => {
    const opening = effects.find((effect) => effect.type === 'sceneOpened');
    opened = opening ?? opened;
    if (opening?.by === 'era') {
      fadesAhead += 1;
      fade(() => {
        fadesAhead -= 1;
        show();
      });
    } else if (fadesAhead === 0) show();
    // Otherwise the change is shown with the scene that is about to fade in.
  });

  return {
    getSnapshot: () => snapshot,
    subscribe: listeners.subscribe,
    announce: (message) => change({ announcement: spoken(message) }),
  };
}
