import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

// The game sends its calls with credentials. Cookies are `SameSite=Strict`, so that none comes from another site.
const calls = cors({
  origin: 'null',
  allowMethods: ['POST'],
  allowHeaders: ['Content-Type'],
  credentials: true,
});
const files = cors({ origin: '*', allowMethods: ['GET'] });

/**
 * Allows what the game needs in a frame with `sandbox="allow-scripts"`. The page's origin is `null` there, so that its
 * own files and calls belong to another site. Files are public in any case. Calls are allowed for the origin `null`
 * alone.
 */
export const allowSandboxes: MiddlewareHandler = (c, next) =>
  (c.req.path.startsWith('/api/') ? calls : files)(c, next);
