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
  lastVisit,
  visitAt,
} from '@time-traveler/game-core/journey';
import { showOnceReady, storyNeed } from '../ready-to-show';
import type { StoryCache } from '../story-cache';
import type { Device } from './device';
import type { DialogName, HistoryEntry } from './history-entry';
import { createJourneyStore } from './journey-store';
import { continueOfferOf } from './continue-offer';
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
  /** Returns false if the device does not keep the journey: storage is blocked or full. */
  readonly isKept: () => boolean;
  /** Returns where the last visit ended, such as "Florence, 1503", until the visitor does something else; else null. */
  readonly getOffer: () => string | null;
  /** Continues where the last visit ended. */
  readonly goOn: () => void;
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
  let offered = scenes.entry() === null ? continueOfferOf(lastVisit(store.journey()), first) : null;
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

  /** Returns true unless a visit was cleared meanwhile. */
  function isKnown({ began, visit }: JourneyVisit): boolean {
    return store.recorded(began, visit) !== undefined;
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

  return {
    getSnapshot: store.journey,
    subscribe: listeners.subscribe,
    isKept: store.isKept,
    closedEras: () => closedEras(store.journey()),
    getOffer: () => (offered && isKnown(offered.last) ? offered.words : null),
    goOn() {
      if (!offered) return;
      store.resume(offered.last.began, offered.last.visit);
      open(offered.last.visit, { ...offered.last, step: 'push' });
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
    begin: (slug) => game.dispatch({ type: 'eraSelected', slug }),
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
        const offerEnds = offered !== null;
        // The timeline leaves a visit without ending it.
        if (opened.by === 'era') {
          const left = store.recorded(scenes.current().began, previous.visit);
          offered = continueOfferOf(left, state) ?? offered;
        } else offered = null;
        // Back is also the way out of the page: it must not empty the journal. Forward makes an undone choice again.
        const stepped = now?.step === 'none' && !undoing;
        undoing = false;
        scenes.open({ previous, state, by: opened.by, plan: now }, () => {
          if (!stepped || lead(state.visit) > 0) return record(state.visit);
          store.resume(scenes.current().began, state.visit);
          if (offerEnds) changed();
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
