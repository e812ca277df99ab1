import { setTimeout as sleep } from 'node:timers/promises';
import type { SceneAnswer } from '@time-traveler/game-core/contract';
import { keepAnswer, type KeptAnswer } from '../scenes/kept-answer';
import { createFlights } from './flights';
import type { PoolStore } from './store';

/** How many answers are kept, and for how long. */
export interface PoolOptions {
  /** The number of answers kept for each key. */
  readonly size: number;
  /** The age in milliseconds at which an answer is replaced. */
  readonly maxAgeMs: number;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
}

/** Generates answers for a key; one call may return several. */
export type MakeAnswers = (signal: AbortSignal) => Promise<readonly SceneAnswer[]>;

/** Keeps answers ready by key. On all servers together, a key is filled by one call at a time. */
export interface Pool {
  /** Returns the answers of a key, newest first. */
  read(key: string): Promise<readonly KeptAnswer[]>;
  /**
   * True if these answers of a key are too few, or one is too old. False for `maxAgeMs` after a fill brought
   * nothing new, because another fill would only cost money.
   */
  isLow(key: string, answers: readonly KeptAnswer[]): boolean;
  /**
   * Fills a key that held `had` when the caller read it, or joins the fill in progress; resolves with what
   * the key holds then. A caller with a signal may leave, and the fill is cancelled when the last one does.
   */
  fill(
    key: string,
    had: readonly KeptAnswer[],
    make: MakeAnswers,
    signal?: AbortSignal,
  ): Promise<readonly KeptAnswer[]>;
  /** Cancels every fill, and resolves when other servers can take over. */
  stop(): Promise<void>;
}

const pollMs = 100;

/** Creates a pool over a store. */
export function createPool(store: PoolStore, options: PoolOptions): Pool {
  const { size, maxAgeMs, now } = options;
  const flights = createFlights<readonly KeptAnswer[]>();
  /** When a fill of a key last brought nothing new. */
  const exhausted = new Map<string, number>();

  async function fillUnderLock(
    key: string,
    had: readonly KeptAnswer[],
    make: MakeAnswers,
    signal: AbortSignal,
  ): Promise<readonly KeptAnswer[]> {
    for (;;) {
      const release = await store.lock(key);
      try {
        const current = await store.read(key);
        // Another server is filling the key, or has filled it since the caller read it.
        if (current.length > 0 && (release === null || current[0]?.id !== had[0]?.id)) {
          return current;
        }
        if (release !== null) return await makeAndStore(key, make, signal);
      } finally {
        await release?.();
      }
      await sleep(pollMs, undefined, { signal });
    }
  }

  async function makeAndStore(
    key: string,
    make: MakeAnswers,
    signal: AbortSignal,
  ): Promise<readonly KeptAnswer[]> {
    const made = (await make(signal)).map((answer) => keepAnswer(answer, now()));
    const before = await store.read(key);
    const merged = merge(made, before).slice(0, size);
    if (merged.length === before.length && merged.length < size) exhausted.set(key, now());
    await store.write(key, merged);
    return merged;
  }

  return {
    read: (key) => store.read(key),
    isLow(key, answers) {
      if (now() - (exhausted.get(key) ?? -Infinity) < maxAgeMs) return false;
      return answers.length < size || answers.some(({ at }) => now() - at >= maxAgeMs);
    },
    fill: (key, had, make, signal) =>
      flights.join(key, (flightSignal) => fillUnderLock(key, had, make, flightSignal), signal),
    stop: () => flights.abort(new Error('The server is stopping')),
  };
}

/** Returns the new answers, followed by the old ones that are not among them. */
function merge(made: readonly KeptAnswer[], known: readonly KeptAnswer[]): readonly KeptAnswer[] {
  const ids = new Set(made.map(({ id }) => id));
  return [...made, ...known.filter(({ id }) => !ids.has(id))];
}
