import {
  type Effect,
  type Game,
  type GameState,
  type SceneOpened,
  createListeners,
} from '@time-traveler/game-core';
import {
  type Journey,
  type JourneyVisit,
  type Visit,
  addJourney,
  choicesOf,
  emptyJourney,
  lastVisit,
  placeOfVisit,
  readJourney,
  recordVisit,
  visitAt,
  writeJourney,
} from '@time-traveler/game-core/journey';
import type { StoryShelf } from '../story-shelf';
import { waitAtMost } from '../wait-at-most';
import type { Device } from './device';
import { type HistoryEntry, entryIn, stateOf } from './history-entry';

/** How long a move through the history may take, in milliseconds, before what follows no longer waits for it. */
const MOVE_PATIENCE_MS = 1_000;

/** How long a restored scene waits for the story of its era, in milliseconds; after that general words are shown. */
const STORY_PATIENCE_MS = 4_000;

/** One change of the game: the state after it, and its effects. */
export interface Change {
  readonly state: GameState;
  readonly effects: readonly Effect[];
}

/** Keeps the journey: in the browser's history, and on the device. */
export interface Keeper {
  /** Returns the journey; the same object until something changes. */
  readonly getSnapshot: () => Journey;
  /** Adds a listener for every change of the journey or the offer and returns the function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns false if the device does not keep the journey: storage is blocked or full. */
  readonly isKept: () => boolean;
  /** Returns where the last visit ended, such as "Florence, 1503", until the visitor does something else; else null. */
  readonly getOffer: () => string | null;
  /** Goes on where the last visit ended. */
  readonly goOn: () => void;
  /** Takes back the last choice. */
  readonly undo: () => void;
  /** Shows the scene after a decision again, by its moment in the journal. */
  readonly returnTo: (moment: number) => void;
  /** Opens an era at its first scene. */
  readonly begin: (slug: string) => void;
  /** Adds a journey from a file to the visitor's own. Nothing of either is lost. */
  readonly add: (journey: Journey) => void;
  /** Follows a change of the game. */
  readonly follow: (change: Change) => void;
}

/** What the keeper works with. */
export interface KeeperOptions {
  readonly game: Pick<Game, 'dispatch' | 'getSnapshot'>;
  /** The first state of the game on this page. */
  readonly first: GameState;
  readonly device: Device;
  /** The stories, in whose words a restored scene is told. */
  readonly stories: StoryShelf;
}

/** How the next restored scene is put into the history. */
interface Plan {
  readonly step: 'push' | 'replace' | 'none';
  readonly began: number;
  readonly inherited: number;
}

/** Creates the keeper of a running game. */
export function createKeeper({ game, first, device, stories }: KeeperOptions): Keeper {
  const { history, storage } = device;
  const listeners = createListeners();
  let stored = storage.read();
  const before = stored === null ? null : readJourney(stored);
  // What a newer version has stored stays as it is.
  const frozen = before !== null && !before.ok && before.reason === 'newer';
  let journey = before?.ok ? before.journey : emptyJourney;
  let kept = !frozen;
  let shown = first;
  let entry = resumedEntry();
  let newest = journey.visits.reduce((highest, { began }) => Math.max(highest, began), 0);
  let current = { began: entry?.began ?? freshNumber(), inherited: entry?.inherited ?? 0 };
  let offered = entry === null ? offerOf(lastVisit(journey)) : null;
  let plan: Plan | null = null;
  let turn = 0;
  let restoring = false;
  let saving = false;
  let waiting: (() => void)[] | null = null;

  function changed(): void {
    for (const listener of listeners.current()) listener();
  }

  /** Returns the entry that the page was loaded with, if it is the scene on screen. */
  function resumedEntry(): HistoryEntry | null {
    const loaded = entryIn(history.state());
    if (loaded === null || !sameLine(loaded.visit, first.visit)) return null;
    if (!history.isLoadedByMove()) return loaded;
    // Another visit may have begun in the place of the entry before it, so nothing goes back to that one.
    const alone = { ...loaded, follows: false };
    history.replace(stateOf(alone));
    return alone;
  }

  function freshNumber(): number {
    newest = Math.max(newest + 1, device.now());
    return newest;
  }

  /** Returns the visit that the visitor can go on with, unless it is the scene on screen. */
  function offerOf(last: JourneyVisit | undefined) {
    if (last === undefined || sameLine(last.visit, shown.visit)) return null;
    const at = placeOfVisit(last.visit, shown.periods);
    return at === undefined ? null : { last, words: `${at.place}, ${at.year}` };
  }

  function entryOf({ visit }: GameState, more: Partial<HistoryEntry> = {}): HistoryEntry {
    return { ...current, visit, dialog: null, follows: false, ...more };
  }

  function put(step: 'push' | 'replace', next: HistoryEntry): void {
    entry = next;
    history[step](stateOf(next));
  }

  /** Runs a step of the history once a move through it that has begun is over. */
  function inTurn(step: () => void): void {
    if (waiting === null) step();
    else waiting.push(step);
  }

  /** Leaves the entry of a dialog that was closed. */
  function leaveDialog(): void {
    if (waiting !== null) return;
    const steps: (() => void)[] = [];
    waiting = steps;
    history.back();
    setTimeout(() => waiting === steps && arrive(), MOVE_PATIENCE_MS);
  }

  function arrive(): void {
    const steps = waiting ?? [];
    waiting = null;
    for (const step of steps) step();
  }

  function follow({ state, effects }: Change): void {
    const previous = shown;
    shown = state;
    const opening = effects.find((effect) => effect.type === 'sceneOpened');
    const now = plan;
    plan = null;
    if (opening) {
      turn += 1;
      restoring = false;
      offered = null;
      inTurn(() => {
        followScene(previous, state, opening.by, now);
        record(state.visit);
      });
      return;
    }
    if (dialogOf(state) !== dialogOf(previous)) inTurn(() => followDialog(state));
    else if (state.visit !== previous.visit && entry !== null && !restoring) {
      inTurn(() => entry && put('replace', { ...entry, visit: state.visit }));
      if (journey.last === current.began) record(state.visit);
    }
  }

  function followScene(
    previous: GameState,
    state: GameState,
    by: SceneOpened['by'],
    now: Plan | null,
  ): void {
    // The entry that the page was loaded with gets its scene only now: until something is pressed it stays bare.
    if (entry === null) put('replace', entryOf(previous));
    const onDialog = entry?.dialog != null;
    if (by === 'era') current = { began: freshNumber(), inherited: 0 };
    else if (by === 'return') {
      const { began, inherited } = now ?? current;
      current = { began, inherited: Math.min(inherited, choicesOf(state.visit).length) };
    }
    if (now?.step === 'none') return;
    const step = onDialog || (by === 'return' && now?.step !== 'push') ? 'replace' : 'push';
    put(step, entryOf(state, { follows: by === 'choice' && !onDialog }));
  }

  function followDialog(state: GameState): void {
    const dialog = dialogOf(state);
    if (dialog === (entry?.dialog ?? null)) return;
    if (dialog === null) return entry?.follows ? leaveDialog() : put('replace', entryOf(state));
    // A dialog that the page's address opens is not a step of the visitor.
    if (entry === null && history.hasFragment()) return;
    if (entry === null) put('replace', entryOf(state));
    put('push', { ...(entry ?? entryOf(state)), dialog, follows: true });
  }

  history.onMove(() => {
    if (waiting !== null) {
      const steps = waiting;
      const under = entryIn(history.state());
      entry = under && { ...under, visit: shown.visit };
      if (entry) history.replace(stateOf(entry));
      if (waiting === steps) arrive();
      return;
    }
    const dialog = entry?.dialog ?? null;
    const next = entryIn(history.state());
    entry = next;
    if (next === null) return;
    const same = next.began === current.began && sameLine(next.visit, shown.visit);
    if (!same) return restore(next);
    // What has arrived meanwhile belongs to this entry too.
    put('replace', { ...next, visit: shown.visit });
    if (dialog !== next.dialog) showDialog(next.dialog);
  });

  function showDialog(dialog: HistoryEntry['dialog']): void {
    if (dialog === 'context') game.dispatch({ type: 'contextOpened' });
    else if (shown.contextOpen) game.dispatch({ type: 'contextClosed' });
    if (dialog === 'journal') game.dispatch({ type: 'journalOpened' });
    else if (shown.journalOpen) game.dispatch({ type: 'journalClosed' });
  }

  function restore(next: HistoryEntry): void {
    restoring = true;
    open(next.visit, { step: 'none', began: next.began, inherited: next.inherited }, () =>
      showDialog(next.dialog),
    );
  }

  /** Opens the scene of a visit once its era can be shown, unless another scene was opened meanwhile. */
  function open(visit: Visit, next: Plan, then?: () => void): void {
    turn += 1;
    const own = turn;
    const run = () => {
      if (own !== turn) return;
      restoring = false;
      plan = next;
      game.dispatch({ type: 'visitRestored', visit });
      plan = null;
      then?.();
    };
    if (stories.get(visit.slug) !== undefined) run();
    else void waitAtMost(STORY_PATIENCE_MS, stories.fetch(visit.slug)).then(run);
  }

  function record(visit: Visit): void {
    journey = recordVisit(journey, { ...current, visit });
    changed();
    if (saving) return;
    saving = true;
    device.whenIdle(() => {
      saving = false;
      save();
    });
  }

  function save(): void {
    if (frozen) return;
    // Another tab may have gone on meanwhile.
    const text = storage.read();
    const others = text === null || text === stored ? null : readJourney(text);
    const mine = lastVisit(journey);
    if (others?.ok && mine) {
      journey = recordVisit(
        addJourney(others.journey, { ...emptyJourney, endings: journey.endings }),
        mine,
      );
    }
    const next = writeJourney(journey);
    const worked = storage.write(next);
    if (worked) stored = next;
    if (worked !== kept || others?.ok) {
      kept = worked;
      changed();
    }
  }

  return {
    getSnapshot: () => journey,
    subscribe: listeners.subscribe,
    isKept: () => kept,
    getOffer: () => offered?.words ?? null,
    goOn() {
      if (offered) open(offered.last.visit, { ...offered.last, step: 'push' });
    },
    undo() {
      if (entry?.follows) history.back();
      else {
        plan = { ...current, step: 'replace' };
        game.dispatch({ type: 'choiceUndone' });
        plan = null;
      }
    },
    returnTo(moment) {
      const visit = visitAt(journey, moment);
      if (visit === undefined) return;
      open(visit, { step: 'push', began: freshNumber(), inherited: choicesOf(visit).length });
    },
    begin: (slug) => game.dispatch({ type: 'eraSelected', slug }),
    add(other) {
      journey = addJourney(journey, other);
      changed();
      save();
    },
    follow,
  };
}

function dialogOf({ contextOpen, journalOpen }: GameState): HistoryEntry['dialog'] {
  if (journalOpen) return 'journal';
  return contextOpen ? 'context' : null;
}

/** Returns whether two visits are to the same era and have the same choices. */
function sameLine(one: Visit, other: Visit): boolean {
  const line = (visit: Visit) => JSON.stringify([visit.slug, choicesOf(visit)]);
  return line(one) === line(other);
}
