import { type Game, createListeners } from '@time-traveler/game-core';
import {
  type Journey,
  type Visit,
  emptyJourney,
  mergeJourneys,
  recordVisit,
  visitAt,
} from '@time-traveler/game-core/journey';

/** What the journal needs to know of the visitor's journey. */
export interface JournalSource {
  /** Returns the journey; the same object until something changes. */
  readonly getSnapshot: () => Journey;
  /** Adds a listener for every change and returns the function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns true if the device keeps the journey. */
  readonly isKept: () => boolean;
  /** Opens an era at its first scene. */
  readonly begin: (slug: string) => void;
  /** Shows the scene after a decision again, by its moment in the journal. */
  readonly returnTo: (moment: number) => void;
  /** Adds a journey from a file to the visitor's own. Nothing of either is lost. */
  readonly add: (journey: Journey) => void;
}

const sources = new WeakMap<object, JournalSource>();

/** Returns the journey of a running game since this was called first, kept in memory. */
export function journalSourceOf(
  game: Pick<Game, 'getSnapshot' | 'subscribe' | 'dispatch'>,
): JournalSource {
  const source = sources.get(game) ?? createJournalSource(game);
  sources.set(game, source);
  return source;
}

function createJournalSource(
  game: Pick<Game, 'getSnapshot' | 'subscribe' | 'dispatch'>,
): JournalSource {
  const listeners = createListeners();
  let journey = emptyJourney;
  let current = { began: 1, inherited: 0, visit: game.getSnapshot().visit };

  function change(next: Journey): void {
    journey = next;
    for (const listener of listeners.current()) listener();
  }

  function record(): void {
    const { visit } = game.getSnapshot();
    if (visit === current.visit) return;
    const isSame = current.visit.events.every((event, index) => visit.events[index] === event);
    current =
      isSame && visit.slug === current.visit.slug
        ? { ...current, visit }
        : { began: current.began + 1, inherited: choicesIn(visit), visit };
    if (choicesIn(visit) > current.inherited) change(recordVisit(journey, current));
  }

  game.subscribe(record);
  if (choicesIn(current.visit) > 0) journey = recordVisit(journey, current);
  return {
    getSnapshot: () => journey,
    subscribe: listeners.subscribe,
    isKept: () => false,
    begin: (slug) => game.dispatch({ type: 'eraSelected', slug }),
    add: (other) => change(mergeJourneys(other, journey)),
    returnTo(moment) {
      const visit = visitAt(journey, moment);
      if (visit !== undefined) game.dispatch({ type: 'visitRestored', visit });
    },
  };
}

function choicesIn({ events }: Visit): number {
  return events.filter(({ type }) => type === 'choiceMade').length;
}
