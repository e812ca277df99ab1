import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { builtInEras } from '@time-traveler/game-core';
import { type StaticHost, startStaticHost } from '@time-traveler/testing/static-host';
import puppeteer, { type Browser } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Visitor, type VisitorOptions, aftermathOf, eraNamed, visit } from './visitor';

// Playwright drives only a Firefox of its own build, or a newer one than Debian's. Puppeteer speaks WebDriver BiDi
// to any Firefox.
const executablePath = process.env['FIREFOX'] ?? '/usr/bin/firefox-esr';
const root = path.join(import.meta.dirname, '../..');
const folder = path.join(root, 'apps/game/dist');
const medieval = eraNamed('medieval');
const renaissance = eraNamed('renaissance');
const firstCard = 'main li button';
const learnMore = 'article a[aria-haspopup]';

let host: StaticHost;
let browser: Browser;
const visitors: Visitor[] = [];

beforeAll(async () => {
  host = await startStaticHost({ folder, spaBelow: '/spa' });
  browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
});
afterEach(async () => {
  const errors = visitors.flatMap((visitor) => visitor.errors);
  for (const { page } of visitors.splice(0)) await page.close();
  if (errors.length > 0) throw new Error(errors.join('\n'));
});
afterAll(async () => {
  await browser?.close();
  await host?.stop();
});

async function open(address = host.url, options?: VisitorOptions): Promise<Visitor> {
  const visitor = await visit(browser, address, options);
  visitors.push(visitor);
  return visitor;
}

/** Makes the first choice of the era on screen. */
async function decide({ page, shows }: Visitor, era: typeof medieval): Promise<void> {
  await page.locator(firstCard).click();
  await shows(aftermathOf(era), era);
}

async function enter({ page, shows }: Visitor, era: typeof medieval): Promise<void> {
  await page.locator(`nav li:nth-child(${era.period.id}) button`).click();
  await shows(era.scenario.title, era);
}

it('plays every era to an aftermath, in its theme', async () => {
  const visitor = await open();
  for (const era of builtInEras) {
    await enter(visitor, era);
    await decide(visitor, era);
    const impact = await visitor.page.$eval('main section section p', (text) => text.textContent);
    expect(impact).toContain(`You chose to ${era.choices[0]?.text.toLowerCase()}`);
  }
});

it('opens the background and returns to the story, by the button and by Escape', async () => {
  const { page, press, hasFocusOn } = await open();
  await page.locator(learnMore).click();
  await page.waitForSelector('[role=dialog] h2');
  await press('Return to Story');
  await page.waitForSelector('[role=dialog]', { hidden: true });
  await hasFocusOn('Learn more about this historical period');
  await page.keyboard.press('Enter');
  await page.waitForSelector('[role=dialog] h2');
  await page.keyboard.press('Escape');
  await page.waitForSelector('[role=dialog]', { hidden: true });
});

it('plays an era with the keyboard alone, and moves the focus to the new scene', async () => {
  const { page, shows, hasFocusOn } = await open();
  const press = async (selector: string) => {
    await page.focus(selector);
    await page.keyboard.press('Enter');
  };
  await press('nav li:nth-child(2) button');
  await shows(renaissance.scenario.title, renaissance);
  await press(firstCard);
  await shows(aftermathOf(renaissance), renaissance);
  await hasFocusOn(aftermathOf(renaissance));
  await page.keyboard.press('Tab');
  const next = await page.evaluate(() => document.activeElement?.closest('article, main') !== null);
  expect(next).toBe(true);
});

it('closes a dialog by Back first, then goes back through decisions and eras, and forward again', async () => {
  const visitor = await open();
  const { page, shows } = visitor;
  await decide(visitor, medieval);
  await enter(visitor, renaissance);
  await page.waitForFunction(() => (history.state as { journey?: unknown } | null)?.journey);
  await page.locator(learnMore).click();
  await page.waitForSelector('[role=dialog] h2');
  await page.evaluate(() => history.back());
  await page.waitForSelector('[role=dialog]', { hidden: true });
  await shows(renaissance.scenario.title, renaissance);
  await page.evaluate(() => history.back());
  await shows(aftermathOf(medieval), medieval);
  await page.evaluate(() => history.back());
  await shows(medieval.scenario.title, medieval);
  await page.evaluate(() => history.go(2));
  await shows(renaissance.scenario.title, renaissance);
});

it('shows the same scene after a reload, and undoes its choice', async () => {
  const visitor = await open();
  const { page, shows, press } = visitor;
  await enter(visitor, renaissance);
  await decide(visitor, renaissance);
  await page.waitForSelector('::-p-aria([name="Undo choice"])');
  await page.reload();
  await shows(aftermathOf(renaissance), renaissance);
  await press('Undo choice');
  await shows(renaissance.scenario.title, renaissance);
});

it('begins a new visit as specified, and continues where the visitor left', async () => {
  const first = await open();
  await enter(first, renaissance);
  await decide(first, renaissance);
  await first.page.waitForSelector('::-p-aria([name="Undo choice"])');
  await first.page.goto('about:blank');
  const second = await open(host.url, { device: first.device });
  await second.shows(medieval.scenario.title, medieval);
  await second.press('Continue: Florence, 1503');
  await second.shows(aftermathOf(renaissance), renaissance);
});

it('opens the journal, returns to a decision, and lists it after that', async () => {
  const visitor = await open();
  const { page, press, shows } = visitor;
  await decide(visitor, medieval);
  await enter(visitor, renaissance);
  await press('Your journey · 1 decision');
  await page.waitForSelector('[role=dialog] h2');
  await press(`Return here: ${medieval.choices[0]?.text}`);
  await shows(aftermathOf(medieval), medieval);
});

it('opens the era that the address names', async () => {
  const { shows } = await open(`${host.url}?era=renaissance`);
  await shows(renaissance.scenario.title, renaissance);
});

it('says what was asked of the music, and plays and pauses', async () => {
  const { page, press } = await open();
  await press('Play music');
  await page.waitForSelector('[aria-label="Pause music"]');
  await press('Pause music');
  await page.waitForSelector('[aria-label="Play music"]');
});

it('plays on if storage is blocked and no music can be played', async () => {
  const visitor = await open(host.url, {
    before: () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
      HTMLMediaElement.prototype.play = () =>
        Promise.reject(new DOMException('Blocked', 'NotAllowedError'));
    },
  });
  await enter(visitor, renaissance);
  await decide(visitor, renaissance);
  await visitor.press('Undo choice');
  await visitor.shows(renaissance.scenario.title, renaissance);
});

it('plays every era without a connection after one visit', async () => {
  const own = await startStaticHost({ folder });
  const visitor = await open(own.url);
  const { page } = visitor;
  await page.waitForFunction(() => performance.getEntriesByName('luggage-kept').length > 0, {
    timeout: 60_000,
  });
  await own.stop();
  await page.reload();
  for (const era of [...builtInEras.slice(1), medieval]) {
    await enter(visitor, era);
    await decide(visitor, era);
  }
  await page.locator(learnMore).click();
  await page.waitForSelector('[role=dialog] h2');
});

it("works under the server's Content-Security-Policy and Trusted Types, with its own texts", async () => {
  const port = process.env['FIREFOX_TEST_PORT'] ?? '4890';
  const server = spawn(process.execPath, [path.join(root, 'apps/server/dist/main.js')], {
    env: { ...process.env, PORT: port, LOG_LEVEL: 'error', POOL_WARM_UP: 'false' },
    stdio: 'inherit',
  });
  try {
    const address = `http://localhost:${port}/`;
    await expect
      .poll(
        () => fetch(address).then(({ headers }) => headers.get('Content-Security-Policy'), String),
        {
          timeout: 20_000,
        },
      )
      .toContain('require-trusted-types-for');
    const visitor = await open(address);
    const { page, press } = visitor;
    await enter(visitor, renaissance);
    await page.locator(learnMore).click();
    await page.waitForSelector('[role=dialog] p');
    await press('Return to Story');
    await page.locator(firstCard).click();
    await page.waitForFunction(() =>
      document.querySelector('article h2')?.textContent?.startsWith('Aftermath: '),
    );
    await visitor.press('Undo choice');
    await visitor.shows(renaissance.scenario.title, renaissance);
  } finally {
    server.kill();
  }
});

it('shows the 404 page everywhere else', async () => {
  const { page } = await open(`${host.url}spa/nowhere`);
  await page.waitForFunction(() => document.body.textContent?.includes('404 Page Not Found'));
});
