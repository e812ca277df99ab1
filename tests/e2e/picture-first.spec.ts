import type { Page } from '@playwright/test';
import { themeUrl } from '@time-traveler/game-core';
import { eraNamed } from '../support/game-page';
import { holdBack } from '../support/held';
import { playingTracks } from '../support/media';
import { expect, test } from '../support/test';

/** Records which tracks a page requests, and which requests it aborts. */
function recordRequests(page: Page) {
  const tracks = new Set<string>();
  const aborted: string[] = [];
  const path = (url: string) => new URL(url).pathname;
  page.on('request', (request) => {
    const asked = path(request.url());
    // The sound of a choice weighs less than a hundredth of a theme.
    if (asked.endsWith('-theme.mp3')) tracks.add(asked);
  });
  page.on('requestfailed', (request) => aborted.push(path(request.url())));
  return { tracks, aborted };
}

/** Waits until the page has been idle more than once, which is when it prefetches. */
const rest = (page: Page) =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve));
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });

const themes = (...slugs: string[]) => slugs.map(themeUrl).sort();

test.describe("the scene's picture gets the whole bandwidth", () => {
  test('on the first load, before tracks', async ({ game, page }) => {
    const { tracks } = recordRequests(page);
    const held = await holdBack(page, /^\/images\//);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(game.eraButton(eraNamed('medieval'))).toBeVisible();
    await expect.poll(() => held.asked.length).toBeGreaterThan(0);
    await rest(page);
    expect([...tracks]).toEqual([]);
    held.release();
    await expect.poll(() => [...tracks].sort()).toEqual(themes('medieval', 'renaissance'));
  });

  test('on an era change, when besides it only the playing track is requested', async ({
    game,
    page,
  }) => {
    const { tracks } = recordRequests(page);
    const first = await holdBack(page, /^\/images\/medieval/);
    const next = await holdBack(page, /^\/images\/industrial/);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(game.eraButton(eraNamed('medieval'))).toBeVisible();
    await game.eraButton(eraNamed('industrial')).click();
    await expect.poll(() => playingTracks(page)).toEqual(themes('industrial'));
    await expect.poll(() => next.asked.length).toBeGreaterThan(0);
    first.release();
    await rest(page);
    expect([...tracks]).toEqual(themes('industrial'));
    next.release();
    await expect
      .poll(() => [...tracks].sort())
      .toEqual(themes('industrial', 'modern', 'renaissance'));
    expect(await playingTracks(page)).toEqual(themes('industrial'));
  });

  test("a neighbour's track that is still loading is aborted and loaded after the picture", async ({
    game,
    page,
  }) => {
    const { tracks, aborted } = recordRequests(page);
    await holdBack(page, /^\/audio\/renaissance/);
    const picture = await holdBack(page, /^\/images\/future/);
    await game.open();
    await expect.poll(() => [...tracks].sort()).toEqual(themes('medieval', 'renaissance'));
    await game.eraButton(eraNamed('future')).click();
    await expect.poll(() => picture.asked.length).toBeGreaterThan(0);
    await expect.poll(() => aborted).toContain(themeUrl('renaissance'));
    await rest(page);
    expect([...tracks].sort()).toEqual(themes('future', 'medieval', 'renaissance'));
    picture.release();
    await expect.poll(() => [...tracks]).toContain(themeUrl('modern'));
    await expect.poll(() => playingTracks(page)).toEqual(themes('future'));
  });

  test('after a failed picture the other files load', async ({ game, log, page }) => {
    const { tracks } = recordRequests(page);
    await page.route('**/images/**', (route) => {
      log.allowBrowserLine(new URL(route.request().url()).pathname);
      return route.fulfill({ status: 404, body: 'no such picture' });
    });
    await game.open();
    await expect(game.story.getByText('No picture of this scene')).toBeVisible();
    await expect.poll(() => [...tracks].sort()).toEqual(themes('medieval', 'renaissance'));
  });
});
