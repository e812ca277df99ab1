import type { Locator } from '@playwright/test';

/** Returns whether the element stands whole between the screen's upper and lower edge and is hit at its middle, so that nothing covers it. */
export function inSight(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { top, bottom, left, width, height } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && bottom <= window.innerHeight && node.contains(hit);
  });
}
