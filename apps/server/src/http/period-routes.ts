import { PERIODS_PATH, storyPath } from '@time-traveler/game-core/contract';
import { Hono } from 'hono';
import { type HostedEra, periodsWith } from '../hosted/hosted-eras';
import { serveFile } from '../site/serve-file';
import { memoryFile, type Site } from '../site/load';

/**
 * Creates the routes of the periods: `GET /api/periods`, the audio that each period's musicUrl names (SPEC §3, §7), and the
 * stories of the operator's eras.
 */
export function periodRoutes(site: Site, hosted: readonly HostedEra[]): Hono {
  const routes = new Hono();
  const periods = memoryFile('application/json', JSON.stringify(periodsWith(hosted)));

  routes.get(PERIODS_PATH, (c) => serveFile(c, periods));
  routes.get('/api/audio/:file{[a-z0-9-]+\\.mp3}', (c, next) => {
    const slug = c.req.param('file').slice(0, -'.mp3'.length);
    const theme = site.get(`/audio/${slug}-theme.mp3`);
    return theme === undefined ? next() : serveFile(c, theme);
  });
  for (const { period, storyAnswer } of hosted) {
    if (storyAnswer === null) continue;
    const story = memoryFile('application/json', JSON.stringify(storyAnswer));
    routes.get(storyPath(period.slug), (c) => serveFile(c, story));
  }
  return routes;
}
