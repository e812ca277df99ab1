// @ts-check
/** @import { Locator, Page } from 'playwright' */
/** @import { Goal } from './types' */

/**
 * Presses an element with the mouse and waits for what the press must lead to.
 * @param {Page} page
 * @param {Locator} target
 * @param {Goal} goal
 * @param {() => Promise<unknown>} [ready] called right before the press
 * @returns times from the press, in milliseconds: to the paint that the browser's event timing names, to
 *   the end of the next frame, and until the goal was there
 */
export async function press(page, target, goal, ready) {
  await target.scrollIntoViewIfNeeded({ timeout: 8_000 });
  // A header or footer that stays in place may still cover it.
  await target.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!element.contains(hit)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await page.waitForTimeout(400);
  await page.evaluate((goal) => window.bench.arm(goal), goal);
  const { x, y } = await target.evaluate((element) => {
    const { left, right, top, bottom } =
      element.getClientRects()[0] ?? element.getBoundingClientRect();
    return {
      x: (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
      y: (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
    };
  });
  await page.mouse.move(x, y);
  await ready?.();
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForFunction(() => window.bench.seen.reached !== null, null, {
    timeout: 20_000,
    polling: 50,
  });
  // Event timing reports later, and rounds to 8 ms; what it does not report took less than 16 ms.
  await page.waitForTimeout(600);
  const { eventDurations, nextFrame, reached } = await page.evaluate(() => window.bench.seen);
  return { paint: Math.max(16, ...eventDurations), nextFrame, reached };
}
