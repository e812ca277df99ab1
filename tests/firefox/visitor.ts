import { type Era, eraBySlug } from '@time-traveler/game-core';
import type { Browser, BrowserContext, Page } from 'puppeteer-core';

/** A visitor with a device of their own, who has opened one page. */
export interface Visitor {
  readonly page: Page;
  /** The device: another page of it has the same storage. */
  readonly device: BrowserContext;
  /** The uncaught errors and the violations of the Content-Security-Policy so far. */
  readonly errors: string[];
  /** Presses a button by its name. */
  press(name: string): Promise<void>;
  /** Waits until the page shows this title below the theme of this era. */
  shows(title: string, era: Era): Promise<void>;
  /** Waits until the element that has the focus has this text. */
  hasFocusOn(text: string): Promise<void>;
}

/** What a visitor may bring along. */
export interface VisitorOptions {
  /** The device of an earlier visitor. By default a new one. */
  readonly device?: BrowserContext;
  /** Runs in the page before its own scripts. */
  readonly before?: () => void;
}

/** Opens an address in a page of its own. */
export async function visit(
  browser: Browser,
  address: string,
  options: VisitorOptions = {},
): Promise<Visitor> {
  const device = options.device ?? (await browser.createBrowserContext());
  const page = await device.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => {
    if (!isCancelledTrack(String(error))) errors.push(String(error));
  });
  page.on('console', (message) => {
    if (/Content-Security-Policy|TrustedType/i.test(message.text())) errors.push(message.text());
  });
  await page.setViewport({ width: 1366, height: 768 });
  if (options.before) await page.evaluateOnNewDocument(options.before);
  await page.goto(address);
  await page.waitForSelector('nav button, h1');
  return {
    page,
    device,
    errors,
    press: (name) => page.locator(`::-p-aria([name="${name}"][role="button"])`).click(),
    async shows(title, { period }) {
      await page.waitForFunction(
        (wanted, theme) =>
          document.querySelector('article h2')?.textContent === wanted &&
          document.documentElement.className === theme,
        {},
        title,
        `${period.slug}-theme`,
      );
    },
    async hasFocusOn(text) {
      await page.waitForFunction(
        (wanted) => document.activeElement?.textContent?.trim() === wanted,
        {},
        text,
      );
    },
  };
}

/** True for what Firefox itself reports if a track, requested through the service worker, is no longer wanted. */
function isCancelledTrack(message: string): boolean {
  return /Failed to load \S+\.mp3\S+ A ServiceWorker intercepted the request/.test(message);
}

/** Returns the built-in era with this slug. */
export function eraNamed(slug: string): Era {
  const era = eraBySlug(slug);
  if (era === undefined) throw new Error(`There is no era ${slug}`);
  return era;
}

/** Returns the title of the scene after an era's first choice. */
export function aftermathOf({ choices }: Era): string {
  return `Aftermath: ${choices[0]?.text}`;
}
