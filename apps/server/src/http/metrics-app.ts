import { Hono } from 'hono';
import type { Metrics } from '../telemetry/metrics';

/** Creates the app of the metrics' own port: `GET /metrics` and nothing else. */
export function createMetricsApp(metrics: Metrics): Hono {
  const app = new Hono();
  app.get('/metrics', async (c) =>
    c.body(await metrics.text(), 200, {
      'Content-Type': metrics.contentType,
      'Cache-Control': 'no-store',
    }),
  );
  return app;
}
