import type { MiddlewareHandler } from 'hono';
import type { Level, Logger } from 'pino';
import { clientAddress } from './visitor';

/** What is logged of an answer. */
export interface RequestLogOptions {
  readonly logger: Logger;
  /** True if the visitor's address is logged; it is personal data. */
  readonly withAddress: boolean;
  /** The number of the operator's proxies in front. */
  readonly proxies: number;
}

/**
 * Logs each answer with its request id, status and time in milliseconds: server errors as `error`, API calls
 * and client errors as `info`, files and health checks as `debug`.
 */
export function requestLog({ logger, withAddress, proxies }: RequestLogOptions): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { status } = c.res;
    const { path } = c.req;
    const level = levelOf(path, status);
    logger[level](
      {
        requestId: String(c.get('requestId') ?? ''),
        method: c.req.method,
        path,
        status,
        ...(withAddress && { client: clientAddress(c, proxies) }),
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      },
      'answered',
    );
  };
}

function levelOf(path: string, status: number): Level {
  // A load balancer reads these every few seconds, and 503 is how a server says that it is stopping.
  if (path === '/healthz' || path === '/readyz') return 'debug';
  if (status >= 500) return 'error';
  return status < 400 && !path.startsWith('/api/') ? 'debug' : 'info';
}
