import type { Choice, Game } from '@time-traveler/game-core';
import { type Need, showOnceReady } from './ready-to-show';

/** The choice that the visitor has made and that waits for the next frame and for what its outcome is shown with. */
export interface WaitingChoice {
  /**
   * Makes a choice after the frame in which the card answers the press, once its outcome can be shown. Ignores another
   * choice in the same scene until then.
   */
  readonly choose: (choice: Choice) => void;
  /** Makes the choice that waits, if there is one, without waiting any longer. */
  readonly decide: () => void;
  /** Makes the choice that waits, if only for its frame: something else was pressed after it. */
  readonly settle: () => void;
}

/**
 * Creates the waiting choice of a game; `needsOf` returns what an outcome in an era is shown with, `carried` the
 * eras whose mementos the journal has, and `afterFrame` runs something after the next frame.
 */
export function createWaitingChoice(
  game: Pick<Game, 'dispatch' | 'getSnapshot'>,
  needsOf: (slug: string) => readonly Need[],
  carried?: () => readonly string[] | undefined,
  afterFrame: (run: () => void) => void = (run) => run(),
): WaitingChoice {
  let waiting: { readonly choice: Choice; readonly request: number } | undefined;
  const needs = () => needsOf(game.getSnapshot().activeSlug);

  function decide(own = waiting): void {
    if (!own || own !== waiting) return;
    waiting = undefined;
    game.dispatch({ type: 'choiceMade', choice: own.choice, carried: carried?.() });
  }

  return {
    choose(choice) {
      const { request } = game.getSnapshot().generation;
      // The first press counts.
      if (waiting?.request === request) return;
      const own = { choice, request };
      waiting = own;
      afterFrame(() => {
        if (own === waiting) showOnceReady(needs(), () => decide(own));
      });
    },
    decide: () => decide(),
    settle() {
      if (waiting && needs().every((need) => need.isThere())) decide();
    },
  };
}
