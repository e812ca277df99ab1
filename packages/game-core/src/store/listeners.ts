/** Called each time a store's snapshot changes, with what the store tells of the change. */
export type Listener<Told extends readonly unknown[] = []> = (...told: Told) => void;

/** The listeners of one store. */
export interface Listeners<Told extends readonly unknown[] = []> {
  /** Adds a listener and gives the function that removes it. */
  readonly subscribe: (listener: Listener<Told>) => () => void;
  /** Gives the listeners of this moment, so that one may come or go while they are called. */
  readonly current: () => readonly Listener<Told>[];
}

/** Gives an empty set of listeners; a listener that is added twice is called twice. */
export function createListeners<Told extends readonly unknown[] = []>(): Listeners<Told> {
  const entries = new Set<{ readonly listener: Listener<Told> }>();
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
