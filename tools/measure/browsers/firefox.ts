import process from 'node:process';
import puppeteer, { type Browser } from 'puppeteer-core';
import type { BrowserPage, TestBrowser } from './browser-page';

/**
 * Starts the installed Firefox. Playwright drives only a Firefox of its own build, or a newer one than Debian's;
 * Puppeteer speaks WebDriver BiDi to any.
 */
export async function launchFirefox(): Promise<TestBrowser> {
  const executablePath = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
  return { newPage: () => openPage(browser), close: () => browser.close() };
}

async function openPage(browser: Browser): Promise<BrowserPage> {
  const device = await browser.createBrowserContext();
  const page = await device.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    if (!isCancelledTrack(String(error))) errors.push(String(error));
  });
  page.on('console', (message) => {
    if (/Content-Security-Policy|TrustedType/i.test(message.text())) errors.push(message.text());
  });
  await page.setViewport({ width: 1366, height: 768 });
  return {
    async goto(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    evaluate: <Args extends readonly unknown[], Result>(
      run: (...args: Args) => Result,
      ...args: Args
    ) => page.evaluate(`(${run.toString()})(...${JSON.stringify(args)})`) as Promise<Result>,
    click: (selector) => page.locator(selector).click(),
    press: (name) => page.locator(`::-p-aria([name="${name}"][role="button"])`).click(),
    key: (name) => page.keyboard.press(name),
    errors: () => Promise.resolve(errors),
    close: () => device.close(),
  };
}

/** True for what Firefox itself reports if a track, requested through the service worker, is no longer wanted. */
function isCancelledTrack(message: string): boolean {
  return /Failed to load \S+\.mp3\S+ A ServiceWorker intercepted the request/.test(message);
}
