import { Hono } from 'hono';

/** What the server knows of its own condition. */
export interface Health {
  /** True from the moment a stop was asked for. */
  isStopping(): boolean;
  /** The services behind it by name: `up`, `down`, or `resting` while one that fails, at any kind of scene, is left alone. */
  services(): Readonly<Record<string, 'up' | 'down' | 'resting'>>;
}

/**
 * The routes `/healthz` (the process answers) and `/readyz` (send visitors here). A service that is away
 * does not make the server unready, because visitors get hand-written scenes meanwhile; stopping does.
 */
export function healthRoutes(health: Health): Hono {
  const routes = new Hono();
  routes.get('/healthz', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json({ status: 'ok' });
  });
  routes.get('/readyz', (c) => {
    c.header('Cache-Control', 'no-store');
    const stopping = health.isStopping();
    const status = stopping ? 'stopping' : 'ready';
    return c.json({ status, services: health.services() }, stopping ? 503 : 200);
  });
  return routes;
}
