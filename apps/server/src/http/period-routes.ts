import { builtInPeriods } from '@time-traveler/game-core';
import { PERIODS_PATH } from '@time-traveler/game-core/contract';
import { Hono } from 'hono';
import { serveFile } from '../site/serve-file';
import { memoryFile, type Site } from '../site/load';

/** Creates the routes of the periods: `GET /api/periods`, and the audio that each period's musicUrl names (SPEC §3, §7). */
export function periodRoutes(site: Site): Hono {
  const routes = new Hono();
  const periods = memoryFile('application/json', JSON.stringify(builtInPeriods));

  routes.get(PERIODS_PATH, (c) => serveFile(c, periods));
  routes.get('/api/audio/:file{[a-z0-9-]+\\.mp3}', (c, next) => {
    const slug = c.req.param('file').slice(0, -'.mp3'.length);
    const theme = site.get(`/audio/${slug}-theme.mp3`);
    return theme === undefined ? next() : serveFile(c, theme);
  });
  return routes;
}
