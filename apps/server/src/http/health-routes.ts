import { Hono } from 'hono';

/** The server's own condition. */
export interface Health {
  /** True once the server has been told to stop. */
  isStopping(): boolean;
  /** The services behind it by name: `up`, `down`, or `resting` if one keeps failing and is not called for a while. */
  services(): Readonly<Record<string, 'up' | 'down' | 'resting'>>;
  /** What is wrong with a service and which setting to change, by the name of the service. */
  problems(): Readonly<Record<string, string>>;
}

/**
 * Creates the routes `/healthz` (the process answers) and `/readyz` (visitors may be sent here). A service that
 * fails does not make the server unready, because visitors get prepared scenes meanwhile. Stopping does.
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
    const problems = health.problems();
    const some = Object.keys(problems).length > 0;
    return c.json(
      { status, services: health.services(), ...(some && { problems }) },
      stopping ? 503 : 200,
    );
  });
  return routes;
}
