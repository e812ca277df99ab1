import type { MiddlewareHandler } from 'hono';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import type { RedisClient } from '../pool/redis-connection';
import { sendProblem } from './problem';
import { visitorName } from './visitor';

/** How many requests are allowed in a minute; 0 sets no limit. */
export interface LimitOptions {
  readonly perVisitor: number;
  readonly total: number;
  /** The number of the operator's proxies in front, which add the visitor's address. */
  readonly proxies: number;
  /** Where several servers count together; null counts in this process. */
  readonly redis: RedisClient | null;
}

const periodSeconds = 60;

/** Refuses requests over the limits with 429 and Retry-After. */
export function rateLimits(options: LimitOptions): MiddlewareHandler {
  const { perVisitor, total, proxies, redis } = options;
  const visitors = perVisitor > 0 ? limiter('visitor', perVisitor, redis) : null;
  const everyone = total > 0 ? limiter('total', total, redis) : null;

  return async (c, next) => {
    const refused =
      (await consume(visitors, () => visitorName(c, proxies))) ??
      (await consume(everyone, () => 'all'));
    if (refused === null) return next();
    const wait = Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
    c.header('Retry-After', String(wait));
    return sendProblem(c, 429, 'too_many_requests', `Too many requests: wait ${wait} s.`);
  };
}

async function consume(
  limit: RateLimiterAbstract | null,
  key: () => string,
): Promise<RateLimiterRes | null> {
  if (limit === null) return null;
  try {
    await limit.consume(key());
    return null;
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  }
}

function limiter(name: string, points: number, redis: RedisClient | null): RateLimiterAbstract {
  const options = { keyPrefix: `time-traveler:limit:${name}`, points, duration: periodSeconds };
  const memory = new RateLimiterMemory(options);
  if (redis === null) return memory;
  // While Redis is away, each server counts alone.
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    useRedisPackage: true,
    insuranceLimiter: memory,
  });
}
