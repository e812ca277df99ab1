import type { MiddlewareHandler } from 'hono';
import type { RateLimiter } from '../rate-limiter';
import type { Recorder } from '../telemetry/recorder';
import { sendProblem } from './problem';
import { visitorName } from './visitor';

/**
 * Refuses a visitor's requests over the limit with 429 and Retry-After. Every answer says where the visitor
 * stands in `RateLimit-Policy` and `RateLimit`, as draft-ietf-httpapi-ratelimit-headers has them since its
 * version 08: a quota `q` in a window of `w` seconds, `r` requests left for `t` seconds. `proxies` is the number
 * of the operator's proxies in front, which add the visitor's address.
 */
export function visitorLimit(
  limiter: RateLimiter,
  proxies: number,
  recorder: Recorder,
): MiddlewareHandler {
  const { name, points, seconds } = limiter.limit;
  const policy = `"${name}";q=${points};w=${seconds}`;
  return async (c, next) => {
    const state = await limiter.consume(visitorName(c, proxies));
    if (state === null) return next();
    const wait = Math.max(1, Math.ceil(state.resetMs / 1000));
    c.header('RateLimit-Policy', policy);
    c.header('RateLimit', `"${name}";r=${state.remaining};t=${wait}`);
    if (state.allowed) return next();
    recorder.refused('visitor');
    c.header('Retry-After', String(wait));
    return sendProblem(c, 429, 'too_many_requests', `Too many requests: wait ${wait} s.`);
  };
}
