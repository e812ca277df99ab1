import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { RedisClient } from './pool/redis-connection';

/** What a limiter counts, and up to where. */
export interface Limit {
  /** Servers with the same name and Redis count together. */
  readonly name: string;
  /** The number of events of a key in one window; 0 means no limit. */
  readonly points: number;
  /** The length of the window, in seconds. */
  readonly seconds: number;
}

/** Where a key stands after an event. */
export interface LimitState {
  readonly allowed: boolean;
  /** How many events of the key have been counted in this window, this one included. */
  readonly used: number;
  /** How many more are allowed in this window. */
  readonly remaining: number;
  /** The time until the window ends, in milliseconds. */
  readonly resetMs: number;
}

/** Counts the events of keys. */
export interface RateLimiter {
  readonly limit: Limit;
  /** Counts one event of a key. Resolves with null if there is no limit. */
  consume(key: string): Promise<LimitState | null>;
  /** Returns how many events of a key have been counted in this window. */
  used(key: string): Promise<number>;
}

/** Creates a limiter. Without Redis, or while Redis is away, each server counts alone. */
export function createRateLimiter(limit: Limit, redis: RedisClient | null): RateLimiter {
  if (limit.points === 0) {
    return { limit, consume: () => Promise.resolve(null), used: () => Promise.resolve(0) };
  }
  const limiter = createStore(limit, redis);
  return {
    limit,
    async consume(key) {
      try {
        return stateOf(await limiter.consume(key), true);
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return stateOf(refused, false);
        throw refused;
      }
    },
    async used(key) {
      return (await limiter.get(key))?.consumedPoints ?? 0;
    },
  };
}

function stateOf(
  { consumedPoints, remainingPoints, msBeforeNext }: RateLimiterRes,
  allowed: boolean,
): LimitState {
  return { allowed, used: consumedPoints, remaining: remainingPoints, resetMs: msBeforeNext };
}

function createStore(
  { name, points, seconds }: Limit,
  redis: RedisClient | null,
): RateLimiterAbstract {
  const options = { keyPrefix: `time-traveler:limit:${name}`, points, duration: seconds };
  const memory = new RateLimiterMemory(options);
  if (redis === null) return memory;
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    useRedisPackage: true,
    insuranceLimiter: memory,
  });
}
