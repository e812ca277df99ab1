import type { FrameLocator, Page } from '@playwright/test';
import type { StaticHost } from '@time-traveler/testing/static-host';

/** Where the tests open a page of Storybook: its path and the toolbar's switches. */
export interface Place {
  readonly path: string;
  readonly globals?: string;
  readonly args?: string;
}

/** The window of a laptop. */
export const laptop = { width: 1366, height: 768 };

/** Opens a page of the built Storybook as a shared link does, and returns the canvas. */
export async function visit(page: Page, site: StaticHost, place: Place): Promise<FrameLocator> {
  await page.setViewportSize(laptop);
  // Storybook remembers the last panel and the last story.
  await page.goto(`${site.url}favicon.svg`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(`${site.url}?${new URLSearchParams({ ...place })}`);
  return page.frameLocator('#storybook-preview-iframe');
}
