import type { Page } from '@playwright/test';
import { distance, photograph } from '../support/film';
import { eraNamed } from '../support/game-page';
import { expect, test } from '../support/test';

const canvas = (page: Page) => page.locator('figure canvas');
const stop = (page: Page) => page.getByRole('button', { name: 'Stop motion', exact: true });
const start = (page: Page) => page.getByRole('button', { name: 'Start motion', exact: true });

/** Lets the browser seem to have a graphics processor, which draws a frame every 16 ms or as slowly as that. */
async function withGraphics(page: Page, every = 16): Promise<void> {
  await page.addInitScript((ms) => {
    const real = WebGLRenderingContext.prototype.getParameter;
    WebGLRenderingContext.prototype.getParameter = function (name) {
      const unmaskedRenderer = 0x9246;
      return name === unmaskedRenderer ? 'A graphics processor' : real.call(this, name);
    };
    const next = window.requestAnimationFrame.bind(window);
    let at = 0;
    window.requestAnimationFrame = (run) =>
      next(() => {
        // However busy the machine is, the frame's own work takes no time.
        const now = performance.now();
        performance.now = () => now;
        run((at += ms));
        Reflect.deleteProperty(performance, 'now');
      });
  }, every);
}

test.describe('a picture that moves', () => {
  test.beforeEach(async ({ log, page }) => {
    // The browser reads what the processor has drawn.
    log.allow(/GPU stall due to ReadPixels/);
    await withGraphics(page);
  });

  test('stays below the canvas as it is, and can be stopped for good', async ({ game, page }) => {
    await game.open();
    await expect(canvas(page)).toHaveCount(1);
    const { scenario } = eraNamed('medieval');
    await expect(page.getByRole('img', { name: `Scene from ${scenario.title}` })).toBeVisible();
    await stop(page).press('Enter');
    await expect(canvas(page)).toHaveCount(0);
    await expect(start(page)).toBeFocused();
    await page.reload();
    await expect(start(page)).toBeVisible();
    await expect(canvas(page)).toHaveCount(0);
    await start(page).click();
    await expect(canvas(page)).toHaveCount(1);
  });

  test('begins with the look of the image, so that nothing jumps', async ({ game, page }) => {
    await page.route('**/*-life.json', (route) =>
      route.fulfill({
        // Something that moves where nobody sees it.
        json: {
          focus: 0.5,
          reach: 0,
          lights: [{ kind: 'lamp', x: -9, y: 0, radius: 0.01, color: 'ffffff' }],
          drifts: [],
        },
      }),
    );
    await game.open();
    await expect(canvas(page)).toHaveCount(1);
    await expect.poll(() => canvas(page).evaluate((it) => it.getAnimations().length)).toBe(0);
    const image = page.locator('[data-part=picture]');
    const moving = await photograph(page, image);
    await canvas(page).evaluate((it) => (it.style.visibility = 'hidden'));
    const still = await photograph(page, image);
    expect(distance(moving, still)).toBeLessThan(1);
  });

  test('rests below a dialog, and while the motion setting asks for it', async ({ game, page }) => {
    await game.open();
    await expect(canvas(page)).toHaveCount(1);
    await game.learnMore.click();
    await expect(canvas(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(canvas(page)).toHaveCount(1);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(canvas(page)).toHaveCount(0);
    await expect(stop(page)).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(canvas(page)).toHaveCount(1);
    await page.emulateMedia({ forcedColors: 'active' });
    await expect(canvas(page)).toHaveCount(0);
  });

  test('follows an answer to its part of the picture, and another era', async ({ game, page }) => {
    await game.open();
    await expect(canvas(page)).toHaveCount(1);
    await game.cards.first().click();
    const image = page.locator('[data-part=picture]');
    const view = (of: typeof image) =>
      of.evaluate((it) => {
        const { objectPosition, scale } = getComputedStyle(it);
        return `${objectPosition} ${scale} ${it.getBoundingClientRect().width}`;
      });
    await expect(async () => {
      expect(await canvas(page).count()).toBe(1);
      expect(await view(canvas(page))).toBe(await view(image));
    }).toPass();
    await game.enter(eraNamed('renaissance'));
    const title = eraNamed('renaissance').scenario.title;
    await expect(page.getByRole('img', { name: `Scene from ${title}` })).toBeVisible();
    await expect(canvas(page)).toHaveCount(1);
  });

  test('stays still if its files are missing', async ({ game, log, page }) => {
    log.allowBrowserLine(/-depth\.webp$/);
    await page.route('**/*-depth.webp', (route) => route.fulfill({ status: 404 }));
    const missing = page.waitForResponse('**/*-depth.webp');
    await game.open();
    await missing;
    await expect(stop(page)).toHaveCount(0);
    await expect(canvas(page)).toHaveCount(0);
  });
});

test('a device whose frames come late shows the image alone, for the rest of the visit', async ({
  game,
  log,
  page,
}) => {
  log.allow(/GPU stall due to ReadPixels/);
  // Seventy frames of a large picture would take a processor long to draw.
  await page.setViewportSize({ width: 320, height: 640 });
  await withGraphics(page, 40);
  await game.open();
  await expect(stop(page)).toBeVisible();
  await expect(canvas(page)).toHaveCount(1);
  await expect(canvas(page)).toHaveCount(0, { timeout: 60_000 });
  await expect(stop(page)).toHaveCount(0);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await game.enter(eraNamed('renaissance'));
  const { title } = eraNamed('renaissance').scenario;
  await expect(page.getByRole('img', { name: `Scene from ${title}` })).toBeVisible();
  await page.waitForTimeout(1000);
  await expect(canvas(page)).toHaveCount(0);
  expect(requests.filter((url) => /-(?:depth|life)\./.test(url))).toEqual([]);
});

test('a browser without a graphics processor loads nothing of what moves', async ({
  game,
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await game.open();
  await expect.poll(() => requests.some((url) => /\/LivingCorner-/.test(url))).toBe(true);
  await page.waitForTimeout(1000);
  expect(requests.filter((url) => /-(?:depth|life)\./.test(url))).toEqual([]);
  await expect(canvas(page)).toHaveCount(0);
});

test('with reduced motion the code is not even loaded', async ({ game, page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await game.open();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('sheets-ready').length))
    .toBe(1);
  await page.waitForTimeout(1000);
  expect(requests.filter((url) => /LivingCorner/.test(url))).toEqual([]);
});
