import type { MiddlewareHandler } from 'hono';
import type { Tracing } from '../telemetry/tracing';
import { routeName } from './route-names';

/** Puts each answer into a span. Only a trusted proxy may continue its trace in it. */
export function requestTraces(tracing: Tracing, proxies: number): MiddlewareHandler {
  return (c, next) => {
    const parent = proxies > 0 ? c.req.header('traceparent') : undefined;
    const carrier = parent === undefined ? {} : { traceparent: parent };
    return tracing.request({ method: c.req.method, carrier }, async () => {
      await next();
      const { status } = c.res;
      return { route: routeName(c.req.path, status), status };
    });
  };
}
