import type { GameState, SceneOpened } from '@time-traveler/game-core';
import { type JourneyVisit, type Visit, choicesOf } from '@time-traveler/game-core/journey';
import type { Device } from './device';
import { type DialogName, type HistoryEntry, entryIn, stateOf } from './history-entry';
import { createMovesBack } from './moves-back';

/** How the next restored scene is put into the history, and as which visit. */
export interface Plan extends Omit<JourneyVisit, 'visit'> {
  readonly step: 'push' | 'replace' | 'none';
}

/** A scene that was opened. */
export interface Opening {
  /** The state before it. */
  readonly previous: GameState;
  readonly state: GameState;
  readonly by: SceneOpened['by'];
  /** Null unless the scene was restored by plan. */
  readonly plan: Plan | null;
}

/** What a scene history works with. */
export interface SceneHistoryOptions {
  readonly history: Device['history'];
  /** Runs a job after the next frame, which need not wait for the history. */
  readonly afterPaint: Device['afterPaint'];
  /** Returns the visit on screen. */
  readonly shown: () => Visit;
  /** Returns a number for a new visit. */
  readonly freshNumber: () => number;
  /** Called after a move to an entry that has another scene than the one on screen. */
  readonly onScene: (entry: HistoryEntry) => void;
  /** Called after a move to an entry that has the scene on screen. */
  readonly onSameScene: () => void;
  /** Called after a move to an entry that has the scene on screen with another dialog, or with none. */
  readonly onDialog: (dialog: DialogName | null) => void;
}

/** The scenes and dialogs of a game as entries of the browser's history. */
export interface SceneHistory {
  /** Returns the entry of the scene on screen, or null if the page's entry is bare. */
  readonly entry: () => HistoryEntry | null;
  /** Returns the number of the visit on screen, and how many of its choices are inherited. */
  readonly current: () => Omit<JourneyVisit, 'visit'>;
  /** Adds the entry of a scene that was opened, or replaces one; then calls `done`. */
  readonly open: (opening: Opening, done: () => void) => void;
  /** Adds the entry of a dialog that was opened, or leaves the one of a dialog that was closed. */
  readonly turnToDialog: (state: GameState) => void;
  /** Puts what has arrived for the scene on screen into its entry. */
  readonly update: (visit: Visit) => void;
  /** Follows a move from before this history listened: `dialog` is the one on screen. */
  readonly catchUp: (dialog: DialogName | null) => void;
}

/** Follows one game in the browser's history. */
export function createSceneHistory(options: SceneHistoryOptions): SceneHistory {
  const { history, afterPaint, shown, freshNumber, onScene, onSameScene, onDialog } = options;
  const moves = createMovesBack(history);
  let entry = resumedEntry();
  let current = { began: entry?.began ?? freshNumber(), inherited: entry?.inherited ?? 0 };
  /** What the page's own entry shows as long as it has no state. */
  let bare = entryOf(shown());
  /** The steps that the history does not have yet. */
  let steps: (() => void)[] = [];

  /** Runs a step after the frame that shows it: browsers take several milliseconds for one. */
  function soon(step: () => void): void {
    steps.push(step);
    if (steps.length === 1) afterPaint(settle);
  }

  /** Runs the steps that still wait. Everything that reads the entry calls this first. */
  function settle(): void {
    const waiting = steps;
    steps = [];
    for (const step of waiting) step();
  }

  /** Returns the entry that the page was loaded with, if it is the scene on screen. */
  function resumedEntry(): HistoryEntry | null {
    const loaded = entryIn(history.state());
    if (loaded === null || !sameLine(loaded.visit, shown())) return null;
    if (!history.isLoadedByMove()) return loaded;
    // Another visit may have begun in the place of the entry before it, so nothing goes back to that one.
    const alone = { ...loaded, follows: false };
    history.amend(stateOf(alone));
    return alone;
  }

  function entryOf(visit: Visit, follows = false): HistoryEntry {
    return { ...current, visit, dialog: null, follows };
  }

  /** Returns true if the browser is at this entry, in any version. It is not if it has refused an earlier step. */
  function isThere({ began, visit, dialog }: HistoryEntry): boolean {
    const state = history.state();
    const there = state === null ? bare : entryIn(state);
    return there?.began === began && there.dialog === dialog && sameLine(there.visit, visit);
  }

  function put(step: 'push' | 'replace' | 'amend', next: HistoryEntry): void {
    const isMissing = entry !== null && !isThere(entry);
    // Whatever the browser has instead is another scene, which stays as it is.
    const taken = isMissing && !isThere(next) ? 'push' : step;
    const follows = next.follows && !isMissing && !history.isShared();
    const worked = history[taken](stateOf({ ...next, follows }));
    entry = { ...next, follows: follows && (worked || taken !== 'push') };
  }

  function openScene({ previous, state, by, plan }: Opening): void {
    settle();
    const first = entry === null ? entryOf(previous.visit) : null;
    const onDialog = entry?.dialog != null;
    if (by === 'era') current = { began: freshNumber(), inherited: 0 };
    else if (by === 'return') {
      const { began, inherited } = plan ?? current;
      current = { began, inherited: Math.min(inherited, choicesOf(state.visit).length) };
    }
    const step = onDialog || (by === 'return' && plan?.step !== 'push') ? 'replace' : 'push';
    const next = entryOf(state.visit, by === 'choice' && !onDialog);
    soon(() => {
      // The entry that the page was loaded with gets its scene only now: until something is pressed it stays bare.
      if (first !== null) {
        bare = first;
        put('replace', first);
      }
      if (plan?.step !== 'none') put(step, next);
    });
  }

  function turnToDialog(state: GameState): void {
    settle();
    const dialog = dialogOf(state);
    if (dialog === (entry?.dialog ?? null)) return;
    if (dialog === null) {
      if (entry?.follows) return moves.start();
      const below = entryOf(state.visit);
      return isThere(below) ? arriveBelow() : put('replace', below);
    }
    // A dialog that the page's address opens is not a step of the visitor.
    if (entry === null && history.hasFragment()) return;
    soon(() => {
      if (entry === null) put('replace', entryOf(state.visit));
      put('push', { ...(entry ?? entryOf(state.visit)), dialog, follows: true });
    });
  }

  /** Stays on the scene on screen, at this entry. What has arrived meanwhile belongs to it too. */
  function stay(there: HistoryEntry): void {
    entry = { ...there, visit: shown() };
    history.amend(stateOf(entry));
  }

  /** Arrives at the entry below a dialog that was closed. */
  function arriveBelow(): void {
    const below = entryIn(history.state());
    if (below === null) entry = null;
    else stay(below);
    moves.finish();
  }

  /** Arrives where the visitor has gone with the browser's own buttons: `dialog` is the one on screen. */
  function arrive(dialog: DialogName | null): void {
    const next = entryIn(history.state());
    // Chromium may go back to an older page's entries without loading that page, and forward to this one's.
    if (history.state() === null && !sameLine(bare.visit, shown())) {
      put('replace', bare);
      return onScene(bare);
    }
    entry = next;
    if (next === null) return;
    if (next.began !== current.began || !sameLine(next.visit, shown())) return onScene(next);
    stay(next);
    onSameScene();
    if (dialog !== next.dialog) onDialog(next.dialog);
  }

  history.onMove(() => {
    settle();
    if (moves.underWay()) arriveBelow();
    else arrive(entry?.dialog ?? null);
  });

  return {
    entry() {
      settle();
      return entry;
    },
    current: () => current,
    open: (opening, done) =>
      moves.inTurn(() => {
        openScene(opening);
        done();
      }),
    turnToDialog: (state) => moves.inTurn(() => turnToDialog(state)),
    update: (visit) =>
      moves.inTurn(() => {
        settle();
        if (entry) put('amend', { ...entry, visit });
      }),
    catchUp: (dialog) =>
      moves.inTurn(() => {
        settle();
        arrive(dialog);
      }),
  };
}

/** Returns the dialog that is open, or null. */
export function dialogOf({ contextOpen, journalOpen, keepsakeOpen }: GameState): DialogName | null {
  if (keepsakeOpen) return 'keepsake';
  if (journalOpen) return 'journal';
  return contextOpen ? 'context' : null;
}

/** Returns true if two visits are to the same era and have the same choices. */
function sameLine(one: Visit, other: Visit): boolean {
  const line = (visit: Visit) => JSON.stringify([visit.slug, choicesOf(visit)]);
  return line(one) === line(other);
}
