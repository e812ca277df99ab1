import { builtInEras } from '@time-traveler/game-core';
import { eraNamed } from '../support/game-page';
import { expect, test } from '../support/test';

test.describe('§2 and §8 unknown route: the 404 page', () => {
  for (const path of [
    '/no-such-page',
    '/medieval',
    '/deep/er/page?x=1#y',
    '/lost?era=future',
    '/%E0%A4%A',
    '/404',
    '/index.html',
  ]) {
    test(`${path} shows "404 Page Not Found" under status 404, with a link home @core`, async ({
      page,
      log,
      api,
      baseURL,
    }) => {
      log.allowBrowserLine(new URL(path, baseURL).pathname);
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page).toHaveTitle('404 Page Not Found');
      await expect(
        page.getByRole('heading', { level: 1, name: '404 Page Not Found', exact: true }),
      ).toBeVisible();
      await expect(
        page.getByText('Did you forget to add the page to the router?', { exact: true }),
      ).toBeVisible();
      await page.waitForLoadState('networkidle');
      // A page that names an era is hidden until its scripts run.
      await expect(page.locator('html')).not.toHaveAttribute('data-held');
      expect(api.calls, 'the 404 page makes no API calls').toHaveLength(0);
    });
  }

  test("the link leads to the game, and the browser's back button to the 404 page @core", async ({
    page,
    game,
    log,
  }) => {
    log.allowBrowserLine('/lost');
    await page.goto('/lost');
    await page.getByRole('main').getByRole('link').click();
    await expect(game.timeline.getByRole('button')).toHaveCount(5);
    await expect(page).toHaveTitle('Historical Time Traveler');
    await page.goBack();
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  });

  test('the page has the look of the era that the visitor comes from', async ({
    page,
    game,
    log,
  }) => {
    log.allowBrowserLine('/lost');
    await game.open();
    await game.enter(eraNamed('industrial'));
    await page.goto('/lost');
    await expect(page.locator('html')).toHaveClass('industrial-theme');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Abril Fatface/);
    await page.evaluate(() => localStorage.setItem('journey', '{"version":'));
    await page.goto('/lost');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('html')).toHaveClass('medieval-theme');
  });

  test('the page prints itself', async ({ page, log }) => {
    log.allowBrowserLine('/lost');
    await page.goto('/lost');
    const loaded = (part: string) =>
      page.evaluate(
        (name) => performance.getEntriesByType('resource').some((file) => file.name.includes(name)),
        part,
      );
    await expect.poll(() => loaded('/assets/api-')).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(await loaded('/assets/dialog-'), 'the code of the scene’s sheet').toBe(false);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('the 404 page is printed in dark ink on white, without its empty frame', async ({
  page,
  log,
}) => {
  log.allowBrowserLine('/lost');
  await page.goto('/lost');
  // The looks on paper come with the later styles.
  const title = page.getByRole('heading', { level: 1 });
  await page.emulateMedia({ media: 'print' });
  for (const { period } of builtInEras) {
    await page.evaluate((slug) => {
      document.documentElement.className = `${slug}-theme`;
    }, period.slug);
    await expect(title).toHaveCSS('color', 'rgb(26, 26, 26)');
    await expect(title).toHaveCSS('background-image', 'none');
    await expect(page.getByRole('main')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.locator(':root')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});
