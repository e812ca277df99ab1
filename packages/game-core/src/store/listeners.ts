/** Called each time a store's snapshot changes, with the details of the change. */
export type Listener<Details extends readonly unknown[] = []> = (...details: Details) => void;

/** The listeners of one store. */
export interface Listeners<Details extends readonly unknown[] = []> {
  /** Adds a listener and returns the function that removes it. */
  readonly subscribe: (listener: Listener<Details>) => () => void;
  /** Returns a copy of the list, so that listeners can be added or removed while they are called. */
  readonly current: () => readonly Listener<Details>[];
}

/** Creates an empty list of listeners. A listener that is added twice is called twice. */
export function createListeners<Details extends readonly unknown[] = []>(): Listeners<Details> {
  const entries = new Set<{ readonly listener: Listener<Details> }>();
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
