import { createListeners } from '@time-traveler/game-core';

/** Where assistive technology is led: what is to be said, and how often the scene asked for the focus. */
export interface GuidanceSnapshot {
  /** The last announcement. */
  readonly message: string;
  /** Counts announcements, so that the same words are said again. */
  readonly messageTurn: number;
  /** Counts the requests to move the focus to the scene's heading. */
  readonly focusTurn: number;
}

/** A store of announcements and focus requests. */
export interface Guidance {
  /** Gives the present state; the same object until something changed. */
  readonly getSnapshot: () => GuidanceSnapshot;
  /** Adds a listener for every change and gives the function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Has a message said once. */
  readonly announce: (message: string) => void;
  /** Has the focus moved to the scene's heading. */
  readonly focusScene: () => void;
}

/** Gives an empty guidance store. */
export function createGuidance(): Guidance {
  const listeners = createListeners();
  let snapshot: GuidanceSnapshot = { message: '', messageTurn: 0, focusTurn: 0 };
  const change = (next: Partial<GuidanceSnapshot>) => {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners.current()) listener();
  };
  return {
    getSnapshot: () => snapshot,
    subscribe: listeners.subscribe,
    announce: (message) => change({ message, messageTurn: snapshot.messageTurn + 1 }),
    focusScene: () => change({ focusTurn: snapshot.focusTurn + 1 }),
  };
}
