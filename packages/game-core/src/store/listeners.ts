/** Called each time a store's snapshot changes, with what the store says about the change. */
export type Listener<Told extends readonly unknown[] = []> = (...told: Told) => void;

/** The listeners of one store. */
export interface Listeners<Told extends readonly unknown[] = []> {
  /** Adds a listener and returns the function that removes it. */
  readonly subscribe: (listener: Listener<Told>) => () => void;
  /** Returns a copy of the list, so that listeners can be added or removed while they are called. */
  readonly current: () => readonly Listener<Told>[];
}

/** Creates an empty list of listeners. A listener that is added twice is called twice. */
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
