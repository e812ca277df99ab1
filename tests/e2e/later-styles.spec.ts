import type { Page } from '@playwright/test';
import { eraNamed } from '../support/game-page';
import { holdBack } from '../support/held';
import { cut } from '../support/cut-line';
import { expect, test } from '../support/test';

test('an era that is pressed before its theme is there is shown with it, and not without', async ({
  game,
  page,
}) => {
  const styles = await holdBack(page, /\/later-.*\.css$/);
  await page.goto('/', { waitUntil: 'commit' });
  const future = eraNamed('future');
  await game.eraButton(future).click();
  await expect(game.title(eraNamed('medieval').scenario.title)).toBeVisible();
  await expect(page.locator('html')).toHaveClass('medieval-theme');
  styles.release();
  await expect(game.title(future.scenario.title)).toBeVisible();
  const display = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--font-display'),
  );
  expect(display).toContain('Oxanium');
});

test('an era whose theme never comes is played in the look of the first era', async ({
  game,
  log,
  page,
}) => {
  await cut(page, log, 'later', 'css');
  await game.open();
  const surface = () => game.story.evaluate((panel) => getComputedStyle(panel).backgroundColor);
  const look = await surface();
  const future = eraNamed('future');
  await game.eraButton(future).click();
  await expect(game.title(future.scenario.title)).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/(^|\s)future-theme(\s|$)/);
  expect(await surface()).toBe(look);
});

test('an era whose theme comes late has the look of the first era only until then', async ({
  game,
  page,
}) => {
  const styles = await holdBack(page, /\/later-.*\.css$/);
  await page.clock.install();
  await game.open();
  const future = eraNamed('future');
  await game.eraButton(future).click();
  await page.clock.fastForward(4_000);
  await expect(game.title(future.scenario.title)).toBeVisible();
  await expect(page.locator('html')).toHaveClass('medieval-theme future-theme');
  styles.release();
  await expect(page.locator('html')).toHaveClass('future-theme');
});

test('a choice that is made before the looks of its outcome are there waits for them', async ({
  game,
  page,
}) => {
  const styles = await holdBack(page, /\/later-.*\.css$/);
  const story = page.waitForResponse(/\/assets\/medieval-.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await story;
  const { choices, scenario } = eraNamed('medieval');
  const text = choices[0]?.text ?? '';
  await game.card(text).click();
  await page.waitForTimeout(500);
  await expect(game.title(scenario.title)).toBeVisible();
  styles.release();
  await expect(game.title(`Aftermath: ${text}`)).toBeVisible();
});

test('typefaces are asked for after the picture', async ({ game, page }) => {
  const pictures = await holdBack(page, /^\/images\/medieval.*\.avif$/);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(game.eraButton(eraNamed('future'))).toBeVisible();
  expect(pictures.asked).toHaveLength(1);
  expect(asked.filter((path) => path.endsWith('.woff2'))).toEqual([]);
  pictures.release();
  await expect.poll(() => asked.some((path) => path.endsWith('.woff2'))).toBe(true);
});

/** Waits until the scripts of a held page have loaded, and long enough for a scene that would not wait for its styles. */
async function scriptsAreThere(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/resume-.*\.js$/.test(name)),
  );
  await page.waitForTimeout(1_000);
}

test.describe('a page that a plain host sends for another era', () => {
  test.use({ baseURL: async ({ staticHost }, use) => use(staticHost.url) });
  const future = eraNamed('future');
  const face = () => getComputedStyle(document.documentElement).getPropertyValue('--font-display');

  test('waits for the theme of that era, although its scripts are there', async ({
    game,
    page,
  }) => {
    const styles = await holdBack(page, /\/later-.*\.css$/);
    await page.goto('/?era=future', { waitUntil: 'commit' });
    await scriptsAreThere(page);
    await expect(game.title(future.scenario.title)).toHaveCount(0);
    styles.release();
    await expect(game.title(future.scenario.title)).toBeVisible();
    expect(await page.evaluate(face)).toContain('Oxanium');
  });

  test('loads the theme again if it does not come at first', async ({ game, page, log }) => {
    log.allowBrowserLine(/\/later-[^/]*\.css$/);
    let asked = 0;
    await page.route(/\/later-[^/]*\.css$/, async (route) => {
      // The page's link is a prefetch before its script makes it a stylesheet.
      if (route.request().resourceType() !== 'stylesheet' || asked > 0) return route.fallback();
      asked += 1;
      await scriptsAreThere(page);
      await route.abort();
    });
    await page.goto('/?era=future');
    await expect(game.title(future.scenario.title)).toBeVisible();
    await expect.poll(() => page.evaluate(face)).toContain('Oxanium');
    await game.enter(eraNamed('modern'));
    await expect(page.locator('html')).toHaveClass('modern-theme');
  });
});
