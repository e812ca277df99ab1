import { test as base, type Page } from '@playwright/test';
import { built, type Shot } from './shots';
import type { StaticHost } from '@time-traveler/testing/static-host';
import { startStorybookHost } from './storybook-host';

/** Playwright's `test` with the built Storybook on a file host and one window for each worker. */
export const test = base.extend<object, { site: StaticHost; window: Page }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, use) => {
      const site = await startStorybookHost(built);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  window: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});

/** The state that Storybook's preview publishes on `window`. */
export interface StoryPage {
  __STORYBOOK_PREVIEW__?: {
    currentRender?: { id?: string; phase?: string };
    channel?: { emit(event: string, options: unknown): void };
    loadStory?(options: { storyId: string }): Promise<{
      argTypes: Readonly<Record<string, { control?: { type?: string }; description?: string }>>;
      initialArgs: Readonly<Record<string, unknown>>;
      parameters: {
        controls?: { include?: readonly string[] };
        design?: { url: string } | { url: string }[];
        chromatic?: { disableSnapshot?: boolean; modes?: object };
      };
    }>;
  };
}

/** Opens a story and waits until it has played and is fully drawn; throws if the story fails. */
export async function open(page: Page, site: StaticHost, shot: Shot): Promise<void> {
  await page.setViewportSize(shot.viewport);
  const query = new URLSearchParams({
    id: shot.storyId,
    viewMode: 'story',
    strict: '',
    // The stories' own tests check accessibility.
    globals: `${shot.era === null ? '' : `era:${shot.era};`}a11y.manual:!true`,
  });
  await page.goto(`${site.url}iframe.html?${query}`);
  await drawn(page, shot);
}

/**
 * Shows a story like `open`, but in the page that is open if that is of the same era, which takes a quarter of
 * the time. What another story has left behind may change the picture, so a picture that differs proves nothing.
 */
export async function openQuickly(page: Page, site: StaticHost, shot: Shot): Promise<void> {
  const { search, pathname } = new URL(page.url());
  const era = /era:([\w-]+)/.exec(new URLSearchParams(search).get('globals') ?? '')?.[1] ?? null;
  if (!pathname.endsWith('/iframe.html') || era !== shot.era) return open(page, site, shot);
  try {
    await page.setViewportSize(shot.viewport);
    await page.evaluate((storyId) => {
      const { channel } = (window as StoryPage).__STORYBOOK_PREVIEW__ ?? {};
      channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, shot.storyId);
    await drawn(page, shot);
  } catch {
    await open(page, site, shot);
  }
}

/** Waits until a story has played and is fully drawn; throws if it fails. */
async function drawn(page: Page, shot: Shot): Promise<void> {
  const phase = await page.waitForFunction((storyId) => {
    const { id, phase } = (window as StoryPage).__STORYBOOK_PREVIEW__?.currentRender ?? {};
    return id === storyId && (phase === 'finished' || phase === 'errored') ? phase : false;
  }, shot.storyId);
  const failed = await page.evaluate(() =>
    document.body.classList.contains('sb-show-errordisplay'),
  );
  if (failed || (await phase.jsonValue()) === 'errored') {
    const words = await page.locator('#error-message').textContent();
    throw new Error(`${shot.storyId} failed: ${words}`);
  }
  // A card shows for a moment that it was chosen.
  await page.locator('[data-chosen]').waitFor({ state: 'detached' });
  // A screen marks the words that it explains once it is idle. Some screens have no such word.
  if (shot.storyId.startsWith('screens-'))
    await page
      .locator('article [data-term]')
      .first()
      .waitFor({ timeout: 5_000 })
      .catch(() => {});
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Takes a screenshot of the story, of the window if an overlay is open, or of the whole page. */
export async function photograph(page: Page, whole = false): Promise<Buffer> {
  if (whole) return page.screenshot({ animations: 'disabled', fullPage: true });
  const clip = await page.evaluate(() => {
    const story = document.querySelector('#storybook-root');
    const above = document.querySelector('[role="dialog"], [data-radix-popper-content-wrapper]');
    const bottom = above ? innerHeight : (story?.getBoundingClientRect().bottom ?? innerHeight);
    const height = Math.max(1, Math.min(innerHeight, Math.ceil(bottom)));
    return { x: 0, y: 0, width: innerWidth, height };
  });
  return page.screenshot({ animations: 'disabled', clip });
}
