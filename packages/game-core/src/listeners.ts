/** Called without arguments each time a store's snapshot changes. */
export type Listener = () => void;

/** The listeners of one store. */
export interface Listeners {
  /** Adds a listener and gives the function that removes it. */
  readonly subscribe: (listener: Listener) => () => void;
  /** Gives the listeners of this moment, so that one may come or go while they are called. */
  readonly current: () => readonly Listener[];
}

/** Gives an empty set of listeners; a listener that is added twice is called twice. */
export function createListeners(): Listeners {
  const entries = new Set<{ readonly listener: Listener }>();
  return {
    subscribe(listener) {
      const entry = { listener };
      entries.add(entry);
      return () => {
        entries.delete(entry);
      };
    },
    current: () => [...entries].map((entry) => entry.listener),
  };
}
