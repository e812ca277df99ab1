import type { Locator } from '@playwright/test';

/** Returns whether the whole element is between the screen's upper and lower edge, and nothing covers its middle. */
export function inSight(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { top, bottom, left, width, height } = node.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return top >= 0 && bottom <= window.innerHeight && node.contains(hit);
  });
}
