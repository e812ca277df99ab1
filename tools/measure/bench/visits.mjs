// @ts-check
import { inFreshBrowser } from './emulation.mjs';
import { recordNetwork, settle, weighArrivals } from './network.mjs';
import { press } from './press.mjs';
/** @import { Page } from 'playwright' */
/** @import { BenchPage, Figures } from './types' */
/** @import { Recording } from './network.mjs' */

/**
 * Measures a visit with an empty cache, and then a press on the first choice.
 * @param {BenchPage} bench
 * @returns {Promise<Figures>}
 */
export function firstVisit(bench) {
  return inFreshBrowser({ serviceWorkers: 'block', page: bench }, async (open) => {
    const { page, session } = await open(true);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const recording = recordNetwork(session, page);
    await page.goto(bench.url, { waitUntil: 'commit' });
    await settle(page, recording);
    const visit = await readVisit(page, recording, recording.html());
    const choice = await press(page, page.locator(bench.choice).first(), { kind: 'ending' });
    return {
      ...visit,
      choicePaint: choice.paint,
      choiceNextFrame: choice.nextFrame,
      choiceReadable: choice.reached,
    };
  });
}

/**
 * Measures another visit in a browser that has been to the page before and has its files in the cache.
 * @param {BenchPage} bench
 * @returns {Promise<Figures>}
 */
export function secondVisit(bench) {
  return inFreshBrowser({ serviceWorkers: 'allow', page: bench }, async (open) => {
    const first = await open(false);
    const before = recordNetwork(first.session, first.page);
    await first.page.goto(bench.url);
    await settle(first.page, before);
    // A service worker that the page has registered still fills its cache.
    await first.page.evaluate(async () => {
      const registration = await navigator.serviceWorker?.getRegistration();
      if (registration) await navigator.serviceWorker.ready;
    });
    await first.page.close();

    const { page, session } = await open(true);
    const recording = recordNetwork(session, page);
    await page.goto(bench.url, { waitUntil: 'commit' });
    await settle(page, recording);
    // Inline scripts are part of the page, which is revalidated but not sent again.
    return readVisit(page, recording, '');
  });
}

/**
 * @param {Page} page
 * @param {Recording} recording
 * @param {string} html the page as it was sent
 * @returns {Promise<Figures>}
 */
async function readVisit(page, recording, html) {
  const seen = await page.evaluate(() => window.bench.seen);
  return {
    ...weighArrivals(recording.arrivals(), html),
    firstPaint: seen.firstPaint,
    largestPaint: seen.largestPaint,
    choicesUsable: seen.choicesUsable,
    blocking: seen.longTasks.reduce((total, duration) => total + Math.max(0, duration - 50), 0),
    layoutShift: seen.layoutShift,
  };
}
