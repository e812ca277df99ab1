import type { MiddlewareHandler } from 'hono';
import type { RateLimiter } from '../rate-limiter';
import { sendProblem } from './problem';
import { visitorName } from './visitor';

/**
 * Refuses a visitor's requests over the limit with 429 and Retry-After. `proxies` is the number of the
 * operator's proxies in front, which add the visitor's address.
 */
export function visitorLimit(limiter: RateLimiter, proxies: number): MiddlewareHandler {
  return async (c, next) => {
    const waitMs = await limiter(visitorName(c, proxies));
    if (waitMs === null) return next();
    const wait = Math.max(1, Math.ceil(waitMs / 1000));
    c.header('Retry-After', String(wait));
    return sendProblem(c, 429, 'too_many_requests', `Too many requests: wait ${wait} s.`);
  };
}
