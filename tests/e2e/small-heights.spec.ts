import { type Era, builtInEras } from '@time-traveler/game-core';
import type { Page } from '@playwright/test';
import type { GamePage } from '../support/game-page';
import { wordsInSight } from '../support/reading';
import { sidewaysOverflow } from '../support/layout';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns true if the header and the timeline stay in place when the page scrolls. */
async function barsStay(page: Page): Promise<boolean> {
  const places = () =>
    page.evaluate(() =>
      ['header', 'nav'].map((bar) => document.querySelector(bar)?.getBoundingClientRect().top),
    );
  await page.evaluate(() => scrollTo(0, 0));
  const before = await places();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  const after = await places();
  await page.evaluate(() => scrollTo(0, 0));
  // A bar of a fractional height may be rounded differently.
  return before.every((top, index) => Math.abs((top ?? NaN) - (after[index] ?? NaN)) < 0.5);
}

/** Checks that a phone in landscape shows title and text at once, with the picture beside them. */
async function checkLandscape(game: GamePage, page: Page, era: Era, words: number, where: string) {
  const title = game.title(era.scenario.title);
  await expect.soft(title, where).toBeInViewport({ ratio: 1 });
  expect.soft((await wordsInSight(page)).seen, `${where}: words`).toBeGreaterThanOrEqual(words);
  const picture = await game.picture(era.scenario.title).boundingBox();
  const heading = await title.boundingBox();
  const [header, timeline] = [await game.banner.boundingBox(), await game.timeline.boundingBox()];
  expect
    .soft(heading?.x, `${where}: beside`)
    .toBeGreaterThanOrEqual((picture?.x ?? 0) + (picture?.width ?? 0));
  expect.soft(picture?.y, where).toBeGreaterThanOrEqual(header?.height ?? 0);
  const figure = game.story.locator('figure');
  const frame = await figure.boundingBox();
  expect
    .soft((frame?.y ?? 0) + (frame?.height ?? 0), `${where}: the whole picture and its caption`)
    .toBeLessThanOrEqual(timeline?.y ?? 0);
  expect.soft(picture?.width, where).toBeGreaterThan(150);
  expect.soft(await barsStay(page), `${where}: the bars`).toBe(true);
  await page.evaluate(() => scrollTo(0, 150));
  const below = (await figure.boundingBox())?.y;
  expect.soft(below, `${where}: the picture stays`).toBeGreaterThanOrEqual(header?.height ?? 0);
}

/** Checks that at 400 % zoom the story has half of the height, and all of it after scrolling. */
async function checkZoomed(game: GamePage, page: Page, era: Era, where: string) {
  const story = await game.story.boundingBox();
  expect.soft(256 - (story?.y ?? 256), where).toBeGreaterThanOrEqual(128);
  await expect.soft(game.title(era.scenario.title), where).toBeInViewport();
  const first = await wordsInSight(page);
  expect.soft(first.seen, `${where}: words on the first screen`).toBeGreaterThanOrEqual(6);
  await game.story
    .getByText(era.scenario.description.split('\n\n')[1] ?? '', { exact: true })
    .evaluate((paragraph) => paragraph.scrollIntoView({ block: 'start' }));
  await expect.soft(game.banner, where).not.toBeInViewport();
  await expect.soft(game.timeline, where).not.toBeInViewport();
  expect.soft((await wordsInSight(page)).seen, where).toBeGreaterThanOrEqual(30);
}

/** Checks that the focus ring of each timeline button covers no letter. */
async function checkRings(game: GamePage, page: Page, where: string) {
  await game.timeline.getByRole('button').first().focus();
  await page.keyboard.press('Shift+Tab');
  for (const { period } of builtInEras) {
    const entry = game.eraButton({ period });
    await page.keyboard.press('Tab');
    await expect(entry).toBeFocused();
    const room = await entry.evaluate((button) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(button);
      const ring = button.getBoundingClientRect();
      const rects = [...button.querySelectorAll('span span')].flatMap((words) => {
        const letters = document.createRange();
        letters.selectNodeContents(words);
        return [...letters.getClientRects()].filter(({ width }) => width > 0);
      });
      // Half a pixel is lost to rounding.
      const inner = -Number.parseFloat(outlineOffset) - 0.5;
      return {
        ringWidth: Number.parseFloat(outlineWidth),
        inside: inner,
        start: Math.min(...rects.map(({ left }) => left)) - ring.left,
        end: ring.right - Math.max(...rects.map(({ right }) => right)),
        inSight: ring.left >= 0 && ring.right <= innerWidth,
      };
    });
    const which = `${where}, ring of ${period.slug}`;
    expect.soft(room.ringWidth, which).toBeGreaterThanOrEqual(2);
    expect.soft(room.start, `${which}: start`).toBeGreaterThanOrEqual(room.inside);
    expect.soft(room.end, `${which}: end`).toBeGreaterThanOrEqual(room.inside);
    expect.soft(room.inSight, `${which}: in sight`).toBe(true);
  }
}

test('on a small screen every era shows title and text at once, with the picture beside them in landscape, and a focus ring in the timeline lies on no letter', async ({
  game,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 844, height: 390 });
  await game.open();
  for (const era of builtInEras) {
    await game.enter(era);
    const see = async (width: number, height: number) => {
      await page.setViewportSize({ width, height });
      await game.settle();
      await page.evaluate(() => scrollTo(0, 0));
      return `${era.period.slug} at ${width}×${height}`;
    };
    for (const [width, height, words] of [
      [844, 390, 45],
      [932, 430, 25],
      [667, 375, 20],
    ] as const) {
      const where = await see(width, height);
      await checkLandscape(game, page, era, words, where);
      expect.soft(await sidewaysOverflow(page), where).toEqual([]);
    }
    const zoomed = await see(320, 256);
    await checkZoomed(game, page, era, zoomed);
    expect.soft(await sidewaysOverflow(page), zoomed).toEqual([]);
    for (const [width, height] of [
      [320, 256],
      [844, 390],
      [1366, 768],
    ] as const)
      await checkRings(game, page, await see(width, height));
  }
});

test('at 400 % zoom (320×256) the background is read by scrolling its whole dialog', async ({
  game,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await game.open();
  await game.learnMore.click();
  await expect(game.dialog).toBeVisible();
  await game.settle();
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  const inSight = () =>
    game.dialog.evaluate((dialog) => {
      const { top, bottom } = dialog.getBoundingClientRect();
      const text = dialog.querySelector('[role=region]')?.getBoundingClientRect();
      return text ? Math.min(bottom, text.bottom) - Math.max(top, text.top) : 0;
    });
  await expect.poll(inSight).toBeGreaterThan(150);
});

test('below 320 px of height, and only there, the bars scroll away with the page', async ({
  game,
  page,
}) => {
  await game.open();
  for (const [width, height, fixed] of [
    [320, 319, false],
    [1280, 300, false],
    [320, 320, true],
    [320, 640, true],
    [568, 320, true],
    [844, 390, true],
    [1280, 500, true],
  ] as const) {
    await page.setViewportSize({ width, height });
    await game.settle();
    expect.soft(await barsStay(page), `${width}×${height}`).toBe(fixed);
  }
});
