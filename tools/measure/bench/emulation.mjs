// @ts-check
import { chromium } from 'playwright';
import { browserLaunch } from '../../../tests/browser-launch.mjs';
import { probe } from './probe.mjs';
/** @import { Browser, CDPSession, Page } from 'playwright' */
/** @import { BenchPage } from './types' */

/** A cheap phone on a thin line: how many times slower, kbit/s down and up, ms of latency, CSS pixels. */
export const emulation = {
  slowdown: 4,
  download: 1600,
  upload: 750,
  latency: 150,
  viewport: { width: 390, height: 844 },
};

/**
 * Runs `measure` in a fresh browser and closes the browser afterwards.
 * @template Result
 * @param {{ serviceWorkers: 'allow' | 'block', page: BenchPage }} options
 * @param {(tab: (throttled: boolean) => Promise<Tab>) => Promise<Result>} measure opens as many tabs
 *   as it needs; they share one cache
 */
export async function inFreshBrowser(
  { serviceWorkers, page: { choice, expect, endText } },
  measure,
) {
  const browser = await chromium.launch(browserLaunch({ whole: true }));
  try {
    const context = await browser.newContext({ viewport: emulation.viewport, serviceWorkers });
    await context.addInitScript(probe, { choice, expect, endText });
    return await measure(async (throttled) => {
      const page = await context.newPage();
      const session = await context.newCDPSession(page);
      await session.send('Network.enable');
      if (throttled) await throttle(session);
      return { browser, page, session };
    });
  } finally {
    await browser.close();
  }
}

/**
 * A tab, its browser and its protocol session.
 * @typedef {{ readonly browser: Browser, readonly page: Page, readonly session: CDPSession }} Tab
 */

/** @param {CDPSession} session */
async function throttle(session) {
  const bytesPerSecond = (/** @type {number} */ kilobits) => (kilobits * 1000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: emulation.latency,
    downloadThroughput: bytesPerSecond(emulation.download),
    uploadThroughput: bytesPerSecond(emulation.upload),
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: emulation.slowdown });
}
