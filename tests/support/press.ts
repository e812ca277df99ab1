import type { Locator, Page } from '@playwright/test';

/** A point in the window, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the middle of what a locator shows now; throws where it shows nothing. */
export async function middleOf(locator: Locator): Promise<Point> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('There is nothing on screen to press');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Presses the mouse once at a point, as a hand does: a driver's own click would wait until it hits and
 * hide a press that is lost. `clickCount` is what the browser makes of presses that follow each other fast.
 */
export async function pressAt(page: Page, { x, y }: Point, clickCount = 1): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down({ clickCount });
  await page.mouse.up({ clickCount });
}

/** Taps once at a point with a finger. */
export async function tapAt(page: Page, { x, y }: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
