import type { KeptAnswer } from '../scenes/kept-answer';

/** Releases a lock. */
export type Release = () => Promise<void>;

/** Where the pool's answers are stored; several servers may share one store. */
export interface PoolStore {
  /** Returns the answers of a key, newest first. */
  read(key: string): Promise<readonly KeptAnswer[]>;
  write(key: string, answers: readonly KeptAnswer[]): Promise<void>;
  /** Locks a key until it is released or this process dies; null if another server holds the lock. */
  lock(key: string): Promise<Release | null>;
}
