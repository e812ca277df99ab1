import type { Choice, Game } from '@time-traveler/game-core';
import { type Need, showOnceReady } from './ready-to-show';

/** The choice that the visitor has made and that waits for what its outcome is shown with. */
export interface WaitingChoice {
  /** Makes a choice once its outcome can be shown. Ignores another choice in the same scene until then. */
  readonly choose: (choice: Choice) => void;
  /** Makes the choice that waits, if there is one, without waiting any longer. */
  readonly decide: () => void;
}

/**
 * Creates the waiting choice of a game; `needsOf` returns what an outcome in an era is shown with, and `carried` the
 * eras whose mementos the journal has.
 */
export function createWaitingChoice(
  game: Pick<Game, 'dispatch' | 'getSnapshot'>,
  needsOf: (slug: string) => readonly Need[],
  carried?: () => readonly string[] | undefined,
): WaitingChoice {
  let waiting: { readonly choice: Choice; readonly request: number } | undefined;

  function decide(own = waiting): void {
    if (!own || own !== waiting) return;
    waiting = undefined;
    game.dispatch({ type: 'choiceMade', choice: own.choice, carried: carried?.() });
  }

  return {
    choose(choice) {
      const { activeSlug, generation } = game.getSnapshot();
      const { request } = generation;
      // The first press counts.
      if (waiting?.request === request) return;
      const own = { choice, request };
      waiting = own;
      showOnceReady(needsOf(activeSlug), () => decide(own));
    },
    decide: () => decide(),
  };
}
