import path from 'node:path';
import process from 'node:process';
import { type Era, builtInEras } from '@time-traveler/game-core';
import { type StaticHost, startStaticHost } from '@time-traveler/testing/static-host';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

// Playwright drives only a Firefox of its own build, or a newer one than Debian's. Puppeteer speaks WebDriver BiDi
// to any Firefox.
const executablePath = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';

let host: StaticHost;
let browser: Browser;

beforeAll(async () => {
  const folder = path.join(import.meta.dirname, '../../apps/game/dist');
  host = await startStaticHost({ folder, spaBelow: '/spa' });
  browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
});
afterAll(async () => {
  await browser?.close();
  await host?.stop();
});

/** Opens a page; returns it with the errors that nobody has caught. */
async function open(address: string): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.setViewport({ width: 1366, height: 768 });
  await page.goto(address);
  return { page, errors };
}

const press = (page: Page, name: string) =>
  page.locator(`::-p-aria([name="${name}"][role="button"])`).click();

/** Waits until the page shows this title below this theme. */
const shows = (page: Page, title: string, { period }: Era) =>
  page.waitForFunction(
    (wanted, theme) =>
      document.querySelector('article h2')?.textContent === wanted &&
      document.documentElement.className === theme,
    {},
    title,
    `${period.slug}-theme`,
  );

it('plays every era to an aftermath, in its theme, without an uncaught error', async () => {
  const { page, errors } = await open(host.url);
  for (const [place, era] of builtInEras.entries()) {
    await page.locator(`nav li:nth-child(${place + 1}) button`).click();
    await shows(page, era.scenario.title, era);
    const [choice] = era.choices;
    await page.locator('main li button').click();
    await shows(page, `Aftermath: ${choice?.text}`, era);
    const impact = await page.$eval('main section section p', (text) => text.textContent);
    expect(impact).toContain(`You chose to ${choice?.text.toLowerCase()}`);
  }
  expect(errors).toEqual([]);
});

it('opens the background and returns to the story', async () => {
  const { page, errors } = await open(host.url);
  await page.locator('article a[aria-haspopup]').click();
  await page.waitForSelector('[role=dialog] h2');
  await press(page, 'Return to Story');
  await page.waitForSelector('[role=dialog]', { hidden: true });
  expect(errors).toEqual([]);
});

it('says what was asked of the music, and plays and pauses', async () => {
  const { page, errors } = await open(host.url);
  await page.waitForSelector('nav button');
  await press(page, 'Play music');
  await page.waitForSelector('[aria-label="Pause music"]');
  await press(page, 'Pause music');
  await page.waitForSelector('[aria-label="Play music"]');
  expect(errors).toEqual([]);
});

it('shows the 404 page everywhere else', async () => {
  const { page, errors } = await open(`${host.url}spa/nowhere`);
  await page.waitForFunction(() => document.body.textContent?.includes('404 Page Not Found'));
  expect(errors).toEqual([]);
});
