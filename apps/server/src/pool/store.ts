import type { KeptAnswer } from '../scenes/kept-answer';

/** Gives a lock back. */
export type Release = () => Promise<void>;

/** Where the pool's answers lie; one place may be shared by many servers. */
export interface PoolStore {
  /** The answers kept under a key, newest first. */
  read(key: string): Promise<readonly KeptAnswer[]>;
  write(key: string, answers: readonly KeptAnswer[]): Promise<void>;
  /** Claims the filling of a key for `milliseconds`; null where another server is at it. */
  lock(key: string, milliseconds: number): Promise<Release | null>;
}
