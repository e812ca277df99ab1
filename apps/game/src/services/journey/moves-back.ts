import type { Device } from './device';

/** How long a move through the history may take, in milliseconds, before what follows no longer waits for it. */
const MOVE_PATIENCE_MS = 1_000;

/** The moves back of a page's own. The browser carries them out later, and steps that follow wait for that. */
export interface MovesBack {
  /** Goes back by one entry, unless such a move is under way. */
  readonly start: () => void;
  /** Returns true until the browser has carried out a move. */
  readonly underWay: () => boolean;
  /** Ends a move: the steps that waited for it run. */
  readonly finish: () => void;
  /** Runs a step now, or after the move that is under way. */
  readonly inTurn: (step: () => void) => void;
}

/** Creates the moves back through one history. */
export function createMovesBack({ back }: Pick<Device['history'], 'back'>): MovesBack {
  let waiting: (() => void)[] | null = null;

  function finish(): void {
    const steps = waiting ?? [];
    waiting = null;
    for (const step of steps) step();
  }

  return {
    start() {
      if (waiting !== null) return;
      const steps: (() => void)[] = [];
      waiting = steps;
      back();
      setTimeout(() => waiting === steps && finish(), MOVE_PATIENCE_MS);
    },
    underWay: () => waiting !== null,
    finish,
    inTurn(step) {
      if (waiting === null) step();
      else waiting.push(step);
    },
  };
}
