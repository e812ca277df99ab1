import { builtInPeriods } from '@time-traveler/game-core';
import { Hono } from 'hono';
import { answerFile } from '../site/serve-file';
import { memoryFile, type Site } from '../site/load';

/** The routes of the periods: `GET /api/periods`, and the theme that each record's musicUrl names (SPEC §3, §7). */
export function periodRoutes(site: Site): Hono {
  const routes = new Hono();
  const periods = memoryFile('application/json', JSON.stringify(builtInPeriods));

  routes.get('/api/periods', (c) => answerFile(c, periods));
  routes.get('/api/audio/:file{[a-z0-9-]+\\.mp3}', (c, next) => {
    const slug = c.req.param('file').slice(0, -'.mp3'.length);
    const theme = site.get(`/audio/${slug}-theme.mp3`);
    return theme === undefined ? next() : answerFile(c, theme);
  });
  return routes;
}
