import { type FrameLocator, type Page, expect } from '@playwright/test';
import type { StaticHost } from '@time-traveler/testing/static-host';
import type { StoryPage } from './photograph';

/** Where the tests open a page of Storybook: its path and the toolbar's switches. */
export interface Place {
  readonly path: string;
  readonly globals?: string;
  readonly args?: string;
}

/** The window of a laptop. */
export const laptop = { width: 1366, height: 768 };

/** The width of the sidebar beside the canvas. */
export const sidebar = 300;

/** The canvas of that window, without the sidebar and the toolbar. */
const canvasOfLaptop = { width: laptop.width - sidebar, height: laptop.height - 40 };

/** Clears what Storybook remembers: the last panel and the last story. */
async function forget(page: Page, site: StaticHost): Promise<void> {
  await page.goto(`${site.url}favicon.svg`);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Adds to a place's switches that axe waits to be asked, which is a third of the work of a page. The stories' own tests run it. */
function globalsOf({ globals }: Place): string {
  if (globals?.includes('a11y.')) return globals;
  return ['a11y.manual:!true', globals].filter(Boolean).join(';');
}

/** Opens a page of the built Storybook as a shared link does, and returns the canvas. */
export async function visit(page: Page, site: StaticHost, place: Place): Promise<FrameLocator> {
  await page.setViewportSize(laptop);
  await forget(page, site);
  await page.goto(`${site.url}?${new URLSearchParams({ ...place, globals: globalsOf(place) })}`);
  return page.frameLocator('#storybook-preview-iframe');
}

/** Sends an event about another page to an open canvas, and waits until the page before has left. */
export async function replacePage(
  canvas: FrameLocator | Page,
  event: 'selectStory' | 'setCurrentStory',
  selection: { readonly storyId: string; readonly viewMode?: 'docs' },
): Promise<void> {
  await canvas.locator('html').evaluate(
    (html, [name, options]) => {
      for (const left of html.querySelectorAll('#storybook-docs > *, #storybook-root > *'))
        left.setAttribute('data-left', '');
      const { channel } = (window as StoryPage).__STORYBOOK_PREVIEW__ ?? {};
      channel?.emit(name, options);
    },
    [event, selection] as const,
  );
  await expect(canvas.locator('[data-left]')).toHaveCount(0);
}

/**
 * Selects another page in the open Storybook, as a link of a page does. It takes a fifth of the time of a visit, and
 * the switches of the toolbar stay.
 */
export async function select(page: Page, path: string): Promise<void> {
  const storyId = path.replace(/^\/(?:docs|story)\//, '');
  await replacePage(page.frameLocator('#storybook-preview-iframe'), 'selectStory', { storyId });
  await expect.poll(() => new URL(page.url()).searchParams.get('path')).toBe(path);
}

/** Opens only the canvas of a page, which takes a quarter of the time: for what the workspace around it does not change. */
export async function visitCanvas(page: Page, site: StaticHost, place: Place): Promise<Page> {
  const { path, args } = place;
  const [, viewMode = '', id = ''] = path.split('/');
  await page.setViewportSize(canvasOfLaptop);
  await forget(page, site);
  const query = { id, viewMode, globals: globalsOf(place), ...(args && { args }) };
  await page.goto(`${site.url}iframe.html?${new URLSearchParams(query)}`);
  return page;
}
