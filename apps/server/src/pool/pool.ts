import { setTimeout as sleep } from 'node:timers/promises';
import { keep, type KeptAnswer } from '../scenes/kept-answer';
import type { SceneAnswer } from '../scenes/scene';
import { createFlights } from './flights';
import type { PoolStore } from './store';

/** How much is kept, and for how long. */
export interface PoolOptions {
  /** Answers kept under each key. */
  readonly size: number;
  /** Age in milliseconds at which answers are replaced. */
  readonly maxAgeMs: number;
  /** How long a claim to fill a key holds, in milliseconds; longer than making an answer takes. */
  readonly lockMs: number;
  readonly now: () => number;
}

/** Makes answers for a key; several where one call gives several. */
export type Make = (signal: AbortSignal) => Promise<readonly SceneAnswer[]>;

/** Keeps answers ready by key and fills itself, asking for each key once at a time on all servers. */
export interface Pool {
  read(key: string): Promise<readonly KeptAnswer[]>;
  /**
   * True where a key that holds these answers has too few, or one that is too old; false for the time of
   * an answer's age after a filling brought nothing new, since asking again would only cost.
   */
  isLow(key: string, answers: readonly KeptAnswer[]): boolean;
  /**
   * Has a key filled that held `had` when the caller looked, and gives what it holds then; joins a filling
   * under way. With a signal the caller may leave, and the filling is cancelled when the last one did.
   */
  fill(
    key: string,
    had: readonly KeptAnswer[],
    make: Make,
    signal?: AbortSignal,
  ): Promise<readonly KeptAnswer[]>;
  /** Cancels all filling, and settles when other servers may fill in its place. */
  stop(): Promise<void>;
}

const lookAgainMs = 100;

/** Makes a pool over a store. */
export function createPool(store: PoolStore, options: PoolOptions): Pool {
  const { size, maxAgeMs, lockMs, now } = options;
  const flights = createFlights<readonly KeptAnswer[]>();
  const exhausted = new Map<string, number>();

  async function fill(
    key: string,
    had: readonly KeptAnswer[],
    make: Make,
    signal: AbortSignal,
  ): Promise<readonly KeptAnswer[]> {
    for (;;) {
      const release = await store.lock(key, lockMs);
      const current = await store.read(key);
      try {
        // Another server is filling, or has filled since the caller looked.
        if (current.length > 0 && (release === null || current[0]?.id !== had[0]?.id)) {
          return current;
        }
        if (release !== null) {
          const made = (await make(signal)).map((answer) => keep(answer, now()));
          const before = await store.read(key);
          const merged = merge(made, before).slice(0, size);
          if (merged.length === before.length && merged.length < size) exhausted.set(key, now());
          await store.write(key, merged);
          return merged;
        }
      } finally {
        await release?.();
      }
      await sleep(lookAgainMs, undefined, { signal });
    }
  }

  return {
    read: (key) => store.read(key),
    isLow(key, answers) {
      if (now() - (exhausted.get(key) ?? -Infinity) < maxAgeMs) return false;
      return answers.length < size || answers.some(({ at }) => now() - at >= maxAgeMs);
    },
    fill: (key, had, make, signal) =>
      flights.join(key, (flightSignal) => fill(key, had, make, flightSignal), signal),
    stop: () => flights.abort(new Error('The server is stopping')),
  };
}

/** The new answers, then the old ones that are not among them. */
function merge(made: readonly KeptAnswer[], known: readonly KeptAnswer[]): readonly KeptAnswer[] {
  const names = new Set(made.map(({ id }) => id));
  return [...made, ...known.filter(({ id }) => !names.has(id))];
}
