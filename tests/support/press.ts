import type { Locator, Page } from '@playwright/test';

/** A point in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the centre of an element; throws if it is not on screen. */
export async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('The element to press is not on screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Presses and releases the mouse at a point. Playwright's click would wait until the element can be hit
 * and so hide a lost press. `clickCount` is 2 for the second press of a double-click.
 */
export async function pressAt(page: Page, { x, y }: Point, clickCount = 1): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down({ clickCount });
  await page.mouse.up({ clickCount });
}

/** Taps once at a point on the touch screen. */
export async function tapAt(page: Page, { x, y }: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Taps a point twice, a tenth of a second apart by the clock of the events: a busy machine may send the second one later. */
export async function doubleTapAt(page: Page, { x, y }: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  for (const timestamp of [start, start + 0.1]) {
    const touch = { timestamp, touchPoints: [{ x, y }] };
    await session.send('Input.dispatchTouchEvent', { ...touch, type: 'touchStart' });
    await session.send('Input.dispatchTouchEvent', { ...touch, type: 'touchEnd', touchPoints: [] });
  }
  await session.detach();
}

/** Drags a finger up the middle of the screen until the page has gone this far down, or down if it is negative. */
export async function swipeUp(page: Page, distance: number): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: width / 2, y }] });
  for (let left = Math.abs(distance); left > 0; left -= height / 2) {
    const way = Math.sign(distance) * Math.min(left, height / 2);
    const middle = (part: number) => height / 2 + way * (0.5 - part);
    await touch('touchStart', middle(0));
    for (let step = 1; step <= 8; step += 1) await touch('touchMove', middle(step / 8));
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  await session.detach();
  // The page follows the finger a frame later, and runs on after it.
  await page.evaluate(async () => {
    const frame = () => new Promise((goOn) => requestAnimationFrame(goOn));
    for (let still = 0, last = NaN; still < 5; last = scrollY) {
      await frame();
      still = scrollY === last ? still + 1 : 0;
    }
  });
}
