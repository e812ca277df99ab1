import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';

/**
 * Logs each answer with its request id, status and time in milliseconds: server errors as `error`, API calls
 * and client errors as `info`, files and health checks as `debug`.
 */
export function requestLog(logger: Logger): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const { status } = c.res;
    const quiet = status < 400 && !c.req.path.startsWith('/api/');
    const level = status >= 500 ? 'error' : quiet ? 'debug' : 'info';
    if (!logger.isLevelEnabled(level)) return;
    logger[level](
      {
        requestId: String(c.get('requestId') ?? ''),
        method: c.req.method,
        path: c.req.path,
        status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      },
      'answered',
    );
  };
}
