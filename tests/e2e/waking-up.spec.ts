import type { Page } from '@playwright/test';
import { builtInEras } from '@time-traveler/game-core';
import { startTrace } from '../../tools/measure/bench/trace.mjs';
import { expect, test } from '../support/test';

/** A first visit makes fewer requests than this. */
const REQUESTS = 35;

/** The page is laid out as a whole so often after its first paint, at most. */
const WHOLE_LAYOUTS = 3;

/** The layout may shift so much: a few labels move by some pixels when their typeface comes. */
const SHIFT = 0.005;

/** Records what the page requests. An address that it names twice is requested once. */
function recordRequests(page: Page): ReadonlySet<string> {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(`${request.url()} ${request.postData() ?? ''}`));
  return asked;
}

/** Waits until everything that a page loads without a press has come. */
async function awake(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('sheets-ready').length))
    .toBe(1);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/journey-.*\.js$/.test(name)),
  );
  await page.waitForLoadState('networkidle');
}

const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const sum = (entries: readonly PerformanceEntry[]) =>
          entries.reduce(
            (total, entry) => total + (entry as unknown as { value: number }).value,
            0,
          );
        new PerformanceObserver((list) => resolve(sum(list.getEntries()))).observe({
          type: 'layout-shift',
          buffered: true,
        });
        // Without a shift there is no entry.
        setTimeout(() => resolve(0), 500);
      }),
  );

const pages = builtInEras.map(({ period }, place) => ({
  slug: period.slug,
  address: place === 0 ? '/' : `/?era=${period.slug}`,
}));

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
]) {
  test.describe(`a first visit, at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    for (const { slug, address } of pages) {
      test(`wakes up in few requests and layouts, and moves nothing, on the page of ${slug}`, async ({
        browser,
        page,
      }) => {
        const requests = recordRequests(page);
        const trace = await startTrace(browser, page);
        await page.goto(address);
        await awake(page);
        await trace.mark('awake');
        const { wholeLayouts } = await trace.end();
        const urls = [...requests].filter((url) => url.startsWith('http'));
        expect.soft(urls.length, urls.join('\n')).toBeLessThan(REQUESTS);
        expect.soft(wholeLayouts('awake')).toBeLessThanOrEqual(WHOLE_LAYOUTS);
        expect.soft(await shiftOf(page)).toBeLessThan(SHIFT);
      });
    }
  });
}
