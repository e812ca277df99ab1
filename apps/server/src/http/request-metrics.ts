import type { MiddlewareHandler } from 'hono';
import type { Recorder } from '../telemetry/recorder';
import { routeName } from './route-names';

/** Records each answer with its route, status and time until its headers. */
export function requestMetrics(recorder: Recorder): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { status } = c.res;
    recorder.answered(
      routeName(c.req.path, status),
      status,
      (performance.now() - startedAt) / 1000,
    );
  };
}
