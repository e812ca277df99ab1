import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { RedisClient } from './pool/redis-connection';

/** Counts one event of a key. Resolves with null if it is allowed, otherwise with the milliseconds to wait. */
export type RateLimiter = (key: string) => Promise<number | null>;

const periodSeconds = 60;

/**
 * Creates a limiter that allows `perMinute` events of a key; 0 means no limit. Servers with the same `name` and
 * Redis count together. Without Redis, or while it is away, each server counts alone.
 */
export function createRateLimiter(
  name: string,
  perMinute: number,
  redis: RedisClient | null,
): RateLimiter {
  if (perMinute === 0) return () => Promise.resolve(null);
  const limiter = createStore(name, perMinute, redis);
  return async (key) => {
    try {
      await limiter.consume(key);
      return null;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return refused.msBeforeNext;
      throw refused;
    }
  };
}

function createStore(name: string, points: number, redis: RedisClient | null): RateLimiterAbstract {
  const options = { keyPrefix: `time-traveler:limit:${name}`, points, duration: periodSeconds };
  const memory = new RateLimiterMemory(options);
  if (redis === null) return memory;
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    useRedisPackage: true,
    insuranceLimiter: memory,
  });
}
