/**
 * Work in progress by key, in the manner of Go's singleflight: a caller with the same key joins the work, and
 * the work is cancelled when every caller has left.
 */
export interface Flights<T> {
  /**
   * Starts the work of a key, or joins it. A caller with a signal may leave: its promise then rejects with
   * the signal's reason, and the work is aborted if nobody else waits for it. A caller without one stays.
   */
  join(key: string, start: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Aborts all work, and resolves when it has ended. */
  abort(reason: unknown): Promise<void>;
}

interface Flight<T> {
  readonly result: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

/** Creates an empty set of flights. */
export function createFlights<T>(): Flights<T> {
  const flights = new Map<string, Flight<T>>();

  function launch(key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const result = start(controller.signal).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    result.catch(() => undefined);
    const flight: Flight<T> = { result, controller, waiting: 0 };
    flights.set(key, flight);
    return flight;
  }

  return {
    join(key, start, signal) {
      if (signal?.aborted) return Promise.reject(signal.reason as Error);
      const flight = flights.get(key) ?? launch(key, start);
      flight.waiting += 1;
      if (signal === undefined) return flight.result;
      return new Promise<T>((resolve, reject) => {
        const leave = () => {
          reject(signal.reason as Error);
          flight.waiting -= 1;
          if (flight.waiting > 0) return;
          // The next caller starts new work instead of joining what is being cancelled.
          if (flights.get(key) === flight) flights.delete(key);
          flight.controller.abort(signal.reason);
        };
        signal.addEventListener('abort', leave, { once: true });
        flight.result.then(resolve, reject).finally(() => {
          signal.removeEventListener('abort', leave);
        });
      });
    },
    async abort(reason) {
      const all = [...flights.values()];
      flights.clear();
      for (const { controller } of all) controller.abort(reason);
      await Promise.allSettled(all.map(({ result }) => result));
    },
  };
}
