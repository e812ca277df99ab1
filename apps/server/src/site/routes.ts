import { builtInPeriods, eraInAddress } from '@time-traveler/game-core';
import { Hono } from 'hono';
import { serveErrorPage, serveFile } from './serve-file';
import type { Site } from './load';

/**
 * Creates the routes of the built game: `/`, as the page of the era that `?era=` names, its files, and the game's own
 * 404 page with status 404 for every other path (SPEC §2). Paths and eras are looked up among the files read at start,
 * so none can leave the folder.
 */
export function siteRoutes(site: Site): Hono {
  const routes = new Hono();
  const page = site.get('/index.html');
  const errorPage = site.get('/404.html') ?? page;

  routes.get('*', async (c, next) => {
    const path = decode(c.req.path);
    const file =
      path === '/'
        ? (site.get(pageOfEra(new URL(c.req.url).search)) ?? page)
        : isPageName(path)
          ? undefined
          : site.get(path);
    return file === undefined ? next() : serveFile(c, file);
  });
  routes.get('*', (c) =>
    errorPage === undefined ? c.notFound() : serveErrorPage(c, errorPage, 404),
  );
  return routes;
}

const slugs = builtInPeriods.map(({ slug }) => slug);

/** Returns where the site has the page of the era that an address names, if it has one. The page reads it in the same way. */
function pageOfEra(search: string): string {
  return `/eras/${eraInAddress(search, slugs)}.html`;
}

/** The game's router knows `/` only, so the file names of its pages are unknown paths. */
function isPageName(path: string): boolean {
  return path === '/index.html' || path === '/404.html' || path.startsWith('/eras/');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
