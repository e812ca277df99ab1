import {
  type Game,
  type GameState,
  type SceneOpened,
  createListeners,
} from '@time-traveler/game-core';
import {
  type Journey,
  type JourneyVisit,
  type Visit,
  choicesOf,
  closedEras,
  leftVisit,
  leftVisits,
  placeOfVisit,
  visitAt,
} from '@time-traveler/game-core/journey';
import { showOnceReady, storyNeed } from '../ready-to-show';
import type { StoryCache } from '../story-cache';
import type { Device } from './device';
import type { DialogName, HistoryEntry } from './history-entry';
import { createJourneyStore } from './journey-store';
import { type Plan, createSceneHistory, dialogOf } from './scene-history';

/** One change of the game: the state after it, and how it has opened a scene. */
export interface Change {
  readonly state: GameState;
  readonly opened: SceneOpened | null;
}

/** Keeps the journey: in the browser's history, and on the device. */
export interface JourneyController {
  /** Returns the journey; the same object until something changes. */
  readonly getSnapshot: () => Journey;
  /** Adds a listener for every change of the journey or the offer and returns the function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the eras that the visitor has closed. */
  readonly closedEras: () => readonly string[];
  /** Returns the eras with a visit that was left before its end, without the one on screen. */
  readonly unfinishedEras: () => readonly string[];
  /** Returns false if the device does not keep the journey: storage is blocked or full. */
  readonly isKept: () => boolean;
  /** Returns where a visit can be continued, such as "Florence, 1503", while nothing is decided on screen; else null. */
  readonly getOffer: () => string | null;
  /** Continues that visit. */
  readonly goOn: () => void;
  /** Continues the visit to an era that was left before its end, or opens the era at its first scene. */
  readonly enter: (slug: string) => void;
  /** Undoes the last choice. */
  readonly undo: () => void;
  /** Shows the scene after a decision again, by its moment in the journal. */
  readonly returnTo: (moment: number) => void;
  /** Opens an era at its first scene. */
  readonly begin: (slug: string) => void;
  /** Adds a journey from a file to the visitor's own. Nothing of either is lost but the oldest visits beyond the limits. */
  readonly add: (journey: Journey) => void;
  /** Follows a change of the game. */
  readonly follow: (change: Change) => void;
  /** Shows the history entry that the visitor has moved to before the controller was created, and the place in its story. */
  readonly catchUp: () => void;
}

/** What the controller works with. */
export interface JourneyControllerOptions {
  readonly game: Pick<Game, 'dispatch' | 'getSnapshot'>;
  /** The first state of the game on this page. */
  readonly first: GameState;
  readonly device: Device;
  /** The stories, which have the words of a restored scene. */
  readonly stories: StoryCache;
  /** What this page has stored itself, when it was left early before it came back. */
  readonly early?: string;
}

/** Creates the controller of a running game. */
export function createJourneyController(options: JourneyControllerOptions): JourneyController {
  const { game, first, device, stories, early = '' } = options;
  const listeners = createListeners();
  const changed = () => {
    for (const listener of listeners.current()) listener();
  };
  const others = device.storage.takeEarly().replace(early, '');
  const store = createJourneyStore(device, changed, others);
  let shown = first;
  const scenes = createSceneHistory({
    history: device.history,
    afterPaint: device.afterPaint,
    shown: () => shown.visit,
    freshNumber: store.freshNumber,
    onScene: restore,
    onSameScene: stay,
    onDialog: showDialog,
  });
  if (scenes.entry() !== null) store.resume(scenes.current().began, first.visit);
  /** The era that was entered for the scene on screen; empty if it came otherwise, as the first one of a page does. */
  let entered = '';
  let plan: Plan | null = null;
  // A restored scene is dropped if another one was opened while its story was loading.
  let turn = 0;
  let restoring = false;
  let undoing = false;

  function record(visit: Visit): void {
    store.record({ ...scenes.current(), visit });
  }

  /** Returns how many choices more than the journal's version the visit on screen has; negative after a Back. */
  function lead(visit: Visit): number {
    const recorded = store.recorded(scenes.current().began, visit);
    // Going back to a visit that was cleared does not bring it back.
    return recorded ? choicesOf(visit).length - choicesOf(recorded.visit).length : 0;
  }

  function leftIn(slug: string): JourneyVisit | undefined {
    return leftVisit(store.journey(), { slug, began: scenes.current().began }, shown.periods);
  }

  /** Returns the visit that is offered to continue. */
  function offered(): JourneyVisit | undefined {
    return choicesOf(shown.visit).length > 0 ? undefined : leftIn(entered);
  }

  /** Records what has arrived, unless the journal holds more of this visit than the screen shows after a Back. */
  function recordArrival(visit: Visit): void {
    const recorded = store.recorded(scenes.current().began, visit);
    if (recorded?.began === store.journey().last && lead(visit) >= 0) record(visit);
  }

  function showDialog(dialog: DialogName | null): void {
    if (dialog === 'context') game.dispatch({ type: 'contextOpened' });
    else if (shown.contextOpen) game.dispatch({ type: 'contextClosed' });
    if (dialog === 'journal') game.dispatch({ type: 'journalOpened' });
    else if (shown.journalOpen) game.dispatch({ type: 'journalClosed' });
    if (dialog === 'keepsake') game.dispatch({ type: 'keepsakeOpened' });
    else if (shown.keepsakeOpen) game.dispatch({ type: 'keepsakeClosed' });
  }

  function restore({ visit, began, inherited, dialog }: HistoryEntry): void {
    restoring = true;
    open(visit, { step: 'none', began, inherited }, () => showDialog(dialog));
  }

  /** Drops the scene of a move that is still loading: the visitor has moved back to the one on screen. */
  function stay(): void {
    if (!restoring) return;
    turn += 1;
    restoring = false;
    undoing = false;
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
    showOnceReady([storyNeed(stories, visit.slug, visit.period)], run);
  }

  function resume(left: JourneyVisit): void {
    store.resume(left.began, left.visit);
    open(left.visit, { ...left, step: 'push' });
  }

  function begin(slug: string): void {
    game.dispatch({ type: 'eraSelected', slug });
  }

  return {
    getSnapshot: store.journey,
    subscribe: listeners.subscribe,
    isKept: store.isKept,
    closedEras: () => closedEras(store.journey()),
    unfinishedEras: () =>
      leftVisits(store.journey(), shown.periods)
        .filter(({ began }) => began !== scenes.current().began)
        .map(({ visit }) => visit.slug),
    getOffer() {
      const left = offered();
      const at = left && placeOfVisit(left.visit, shown.periods);
      return at ? `${at.place}, ${at.year}` : null;
    },
    goOn() {
      const left = offered();
      if (left) resume(left);
    },
    enter(slug) {
      const left = leftIn(slug);
      if (left?.visit.slug === slug) resume(left);
      else begin(slug);
    },
    undo() {
      undoing = true;
      if (scenes.entry()?.follows) device.history.back();
      else {
        plan = { ...scenes.current(), step: 'replace' };
        game.dispatch({ type: 'choiceUndone' });
        plan = null;
      }
    },
    returnTo(moment) {
      const visit = visitAt(store.journey(), moment);
      if (visit === undefined) return;
      const began = store.freshNumber();
      open(visit, { step: 'push', began, inherited: choicesOf(visit).length });
    },
    begin,
    add: store.add,
    catchUp() {
      scenes.catchUp(dialogOf(shown));
      device.returnToPlace();
    },
    follow({ state, opened }) {
      const previous = shown;
      shown = state;
      const now = plan;
      plan = null;
      if (opened) {
        turn += 1;
        restoring = false;
        entered = opened.by === 'era' ? state.activeSlug : '';
        // Back is also the way out of the page: it must not empty the journal. Forward makes an undone choice again.
        const stepped = now?.step === 'none' && !undoing;
        undoing = false;
        scenes.open({ previous, state, by: opened.by, plan: now }, () => {
          if (!stepped || lead(state.visit) > 0) return record(state.visit);
          store.resume(scenes.current().began, state.visit);
          changed();
        });
      } else if (dialogOf(state) !== dialogOf(previous)) {
        scenes.turnToDialog(state);
      } else if (state.visit !== previous.visit && scenes.entry() !== null && !restoring) {
        scenes.update(state.visit);
        recordArrival(state.visit);
      }
    },
  };
}
