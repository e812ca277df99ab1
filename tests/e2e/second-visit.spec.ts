import type { Page } from '@playwright/test';
import { eraNamed } from '../support/game-page';
import { expect, test } from '../support/test';

/** Returns whether the later styles held back the first paint, for each time that they were loaded. */
const blocking = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => /\/later-[^/]*\.css$/.test(name))
      .map((entry) => (entry as { renderBlockingStatus?: string }).renderBlockingStatus),
  );

/** Returns where the parts of the screen are, and the size of their text. */
const look = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('h1, h2, p, figure, section, button, nav li'), (part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      const { fontSize, padding } = getComputedStyle(part);
      return [part.tagName, x, y, width, height, fontSize, padding].join(' ');
    }),
  );

const displayFace = (page: Page) =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--font-display'),
  );

test.describe('with a service worker', () => {
  test.use({ apiMode: 'none', serviceWorkers: 'allow' });

  test('a second visit paints its first frame with the typefaces, which are on the device', async ({
    game,
    page,
    context,
  }) => {
    await game.open();
    expect(await blocking(page)).not.toContain('blocking');
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByName('offline-cache-filled').length))
      .toBe(1);
    await game.settle();
    const before = await look(page);
    const second = await context.newPage();
    await second.goto('/');
    expect(await blocking(second)).toContain('blocking');
    // The same rules win, although the styles come in another order.
    await expect.poll(() => look(second)).toEqual(before);
    await second.getByRole('button', { name: eraNamed('future').period.name }).click();
    await expect.poll(() => displayFace(second)).toContain('Oxanium');
  });
});

test('if the styles of a second visit do not come, the game loads them again', async ({
  game,
  log,
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(ServiceWorkerContainer.prototype, 'controller', { get: () => ({}) }),
  );
  log.allowBrowserLine(/\/later-[^/]*\.css$/);
  let failures = 0;
  await page.route(/\/later-[^/]*\.css$/, async (route) => {
    failures += 1;
    await (failures <= 2 ? route.abort() : route.continue());
  });
  await game.open();
  await game.enter(eraNamed('future'));
  expect(await displayFace(page)).toContain('Oxanium');
});
