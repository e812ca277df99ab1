import { readFileSync } from 'node:fs';
import { builtInEras } from '@time-traveler/game-core';
import type { Page, Route } from '@playwright/test';
import { startStaticHost } from '@time-traveler/testing/static-host';
import { eraNamed } from '../support/game-page';
import { expect, test } from '../support/test';
import { publishBelow } from '../support/two-builds';

test.use({ apiMode: 'none', serviceWorkers: 'allow' });

/** Waits until the page has kept all that it wants to keep. */
const packed = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('offline-cache-filled').length))
    .toBe(1);

/** Returns the paths of all files in the caches of the page's origin. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });

/** Makes the browser report that the visitor saves data. */
const saveData = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );

test('after one visit every era can be played without a connection, and no answer of the API is kept @core', async ({
  game,
  page,
  context,
  log,
}) => {
  await game.open();
  await packed(page);
  expect((await keptPaths(page)).filter((path) => path.startsWith('/api'))).toEqual([]);
  await context.setOffline(true);
  log.allow(/^Failed to fetch time periods|^Generating the \w+ of \w+ failed/);
  log.allowBrowserLine(/^\/api\//);
  // The worker has the files of this page too, which it did not load.
  await game.enter(eraNamed('future'));
  await expect.poll(() => game.shownPicture()).toBe(eraNamed('future').scenario.imageUrl);
  await page.reload();
  await expect(
    page.getByText('Failed to fetch time periods', { exact: true }).first(),
  ).toBeVisible();
  for (const era of [...builtInEras.slice(1), eraNamed('medieval')]) {
    await game.enter(era);
    await expect.poll(() => game.shownPicture()).toBe(era.scenario.imageUrl);
    for (const kind of ['theme', 'choice']) {
      const part = await page.evaluate(async (path) => {
        const answer = await fetch(path, { headers: { Range: 'bytes=100-299' } });
        return [answer.status, (await answer.arrayBuffer()).byteLength];
      }, `/audio/${era.period.slug}-${kind}.mp3`);
      expect(part, kind).toEqual([206, 200]);
    }
  }
  await game.learnMore.click();
  await expect(game.dialog).toContainText(eraNamed('medieval').context.title);
  await game.button('Return to Story').click();
  await game.cards.first().click();
  await expect(game.impact).toContainText('You chose to');
  await expect(game.button('Pause music')).toBeVisible();
});

test('a tune that began before the worker had it plays to its end', async ({ game, page }) => {
  // The network sends the beginning only, and the browser requests the rest later.
  const tune = readFileSync('apps/game/public/audio/industrial-theme.mp3');
  const beginning = (route: Route) =>
    route.fulfill({
      status: 206,
      headers: {
        'accept-ranges': 'bytes',
        'content-range': `bytes 0-99999/${tune.length}`,
        'content-type': 'audio/mpeg',
      },
      body: tune.subarray(0, 100_000),
    });
  await page.route('**/industrial-theme.mp3', beginning, { times: 1 });
  await game.open();
  await page.evaluate(async () => {
    const tune = new Audio('/audio/industrial-theme.mp3');
    tune.preload = 'metadata';
    await new Promise((resolve) => tune.addEventListener('loadedmetadata', resolve));
    Object.assign(window, { tune });
  });
  await packed(page);
  const seeking = await page.evaluate(async () => {
    const { tune } = window as unknown as { tune: HTMLAudioElement };
    tune.currentTime = tune.duration - 5;
    return new Promise((resolve) => {
      tune.addEventListener('error', () => resolve(tune.error?.code));
      tune.addEventListener('seeked', () => resolve('sought'));
    });
  });
  expect(seeking).toBe('sought');
});

test('a visitor who saves data keeps what was shown, the scripts and no music', async ({
  game,
  page,
}) => {
  await saveData(page);
  await game.open();
  await packed(page);
  const kept = await keptPaths(page);
  expect(kept.filter((path) => path.endsWith('.mp3'))).toEqual([]);
  expect(kept.filter((path) => path.endsWith('.avif'))).toHaveLength(1);
  expect(kept.filter((path) => /\/future-[^/]*\.js$/.test(path))).toHaveLength(1);
});

test('below a path of its own a new version waits for the visitor, no page gets files of both, and it is played offline', async ({
  context,
  game,
  page,
  log,
}) => {
  // Two whole games are kept on the device, one after the other.
  test.slow();
  log.allow(/^Failed to fetch time periods|^Generating the \w+ of \w+ failed/);
  log.allowBrowserLine(/^\/games\/time\/api\//);
  // A visitor who saves data keeps no picture of an ending.
  log.allowBrowserLine(/^\/games\/time\/images\//);
  const base = '/games/time/';
  const site = await publishBelow(base);
  const host = await startStaticHost({ folder: site.folder, base });
  try {
    await saveData(page);
    await page.goto(host.url);
    await packed(page);
    await site.publishNext();
    await page.reload();
    const version = () => page.locator('html').getAttribute('data-build');
    const news = game.notice('A new version is ready');
    await expect(news).toBeVisible();
    expect(await version()).toBe(null);

    // The dialog is not loaded in advance here, and the host does not have its script any more.
    await game.learnMore.click();
    await expect(game.dialog).toContainText(eraNamed('medieval').context.title);
    await game.button('Return to Story').click();

    await news.getByRole('button', { name: 'Start it now' }).click();
    await expect.poll(version).toBe('next');
    await expect(game.eraButton(eraNamed('medieval'))).toBeVisible();
    await expect
      .poll(async () => {
        const scripts = (await keptPaths(page)).filter((path) => path.endsWith('.js'));
        return scripts.length > 0 && scripts.every((path) => path.endsWith('-next.js'));
      })
      .toBe(true);
    await game.learnMore.click();
    await expect(game.dialog).toContainText(eraNamed('medieval').context.title);

    await packed(page);
    await context.setOffline(true);
    await page.goto(host.url);
    await expect(game.title(eraNamed('medieval').scenario.title)).toBeVisible();
    await game.cards.first().click();
    await expect(game.impact).toContainText('You chose to');
    expect((await keptPaths(page)).filter((path) => !path.startsWith(base))).toEqual([]);
  } finally {
    await host.stop();
    await site.remove();
  }
});
