import { spawn } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { builtInEras } from '@time-traveler/game-core';
import { type StaticHost, startStaticHost } from '@time-traveler/testing/static-host';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { TestBrowser } from './browser-page';
import { installRecorder } from './recorder';
import { Visitor, aftermathOf, firstCard, learnMore, medieval, renaissance } from './visitor';

const root = path.join(import.meta.dirname, '../../..');
const folder = path.join(root, 'apps/game/dist');

/** What a page may not be able to do: store anything, or play music. */
function refuse(): void {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Blocked', 'SecurityError');
    },
  });
  HTMLMediaElement.prototype.play = () =>
    Promise.reject(new DOMException('Blocked', 'NotAllowedError'));
}

const scriptOf = (run: () => void) => `<script>(${run.toString()})()</script>`;

/** Decides in Florence, finds the same scene after a reload, and undoes the decision. */
async function reloadsAndUndoes(visitor: Visitor): Promise<void> {
  await visitor.enter(renaissance);
  await visitor.decide(renaissance);
  await visitor.page.reload();
  await visitor.shows(aftermathOf(renaissance), renaissance);
  await visitor.page.press('Undo choice');
  await visitor.shows(renaissance.scenario.title, renaissance);
}

/** The journeys that must work in every browser, as tests. `serverPort` is a free port. */
export function coreJourney(launch: () => Promise<TestBrowser>, serverPort: string): void {
  let host: StaticHost;
  let browser: TestBrowser;
  const visitors: Visitor[] = [];

  const startHost = (run?: () => void) =>
    startStaticHost({
      folder,
      spaBelow: '/spa',
      head: scriptOf(installRecorder) + (run ? scriptOf(run) : ''),
    });

  beforeAll(async () => {
    host = await startHost();
    browser = await launch();
  });
  afterEach(async () => {
    const errors: string[] = [];
    for (const { page } of visitors.splice(0)) {
      errors.push(...(await page.errors()));
      await page.close();
    }
    if (errors.length > 0) throw new Error(errors.join('\n'));
  });
  afterAll(async () => {
    await browser?.close();
    await host?.stop();
  });

  async function open(address = host.url): Promise<Visitor> {
    const visitor = await Visitor.open(browser, address);
    visitors.push(visitor);
    return visitor;
  }

  it('plays every era to an aftermath, in its theme', async () => {
    const visitor = await open();
    for (const era of builtInEras) {
      await visitor.enter(era);
      await visitor.decide(era);
      const impact = await visitor.page.evaluate(
        () => document.querySelector('main section section p')?.textContent,
      );
      expect(impact).toContain(`You chose to ${era.choices[0]?.text.toLowerCase()}`);
    }
  });

  it('opens the background and returns to the story, by the button and by Escape', async () => {
    const visitor = await open();
    const { page } = visitor;
    await page.click(learnMore);
    await visitor.has('[role=dialog] h2');
    await page.press('Return to Story');
    await visitor.hasNo('[role=dialog]');
    await visitor.hasFocusOn('Learn more about this historical period');
    await page.key('Enter');
    await visitor.has('[role=dialog] h2');
    await page.key('Escape');
    await visitor.hasNo('[role=dialog]');
  });

  it('plays an era with the keyboard alone, and moves the focus to the new scene', async () => {
    const visitor = await open();
    await visitor.enterOn('nav li:nth-child(2) button');
    await visitor.shows(renaissance.scenario.title, renaissance);
    await visitor.enterOn(firstCard);
    await visitor.shows(aftermathOf(renaissance), renaissance);
    await visitor.hasFocusOn(aftermathOf(renaissance));
    await visitor.page.key('Tab');
    await visitor.until(() => document.activeElement?.closest('article, main') !== null);
  });

  it('closes a dialog by Back first, then goes back through decisions and eras, and forward again', async () => {
    const visitor = await open();
    await visitor.decide(medieval);
    await visitor.enter(renaissance);
    await visitor.until(() => Boolean((history.state as { journey?: unknown } | null)?.journey));
    await visitor.page.click(learnMore);
    await visitor.has('[role=dialog] h2');
    await visitor.go(-1);
    await visitor.hasNo('[role=dialog]');
    await visitor.shows(renaissance.scenario.title, renaissance);
    await visitor.go(-1);
    await visitor.shows(aftermathOf(medieval), medieval);
    await visitor.go(-1);
    await visitor.shows(medieval.scenario.title, medieval);
    await visitor.go(2);
    await visitor.shows(renaissance.scenario.title, renaissance);
  });

  it('shows the same scene after a reload, and undoes its choice', async () => {
    const visitor = await open();
    await reloadsAndUndoes(visitor);
  });

  it('begins a new visit as specified, and continues where the visitor left', async () => {
    const visitor = await open();
    await visitor.enter(renaissance);
    await visitor.decide(renaissance);
    await visitor.page.goto('about:blank');
    await visitor.page.goto(host.url);
    await visitor.shows(medieval.scenario.title, medieval);
    await visitor.page.press('Continue: Florence, 1503');
    await visitor.shows(aftermathOf(renaissance), renaissance);
  });

  it('opens the journal, returns to a decision, and lists it after that', async () => {
    const visitor = await open();
    await visitor.decide(medieval);
    await visitor.enter(renaissance);
    await visitor.page.press('Your journey · 1 decision');
    await visitor.has('[role=dialog] h2');
    await visitor.page.press(`Return here: ${medieval.choices[0]?.text}`);
    await visitor.shows(aftermathOf(medieval), medieval);
  });

  it('opens the era that the address names', async () => {
    const visitor = await open(`${host.url}?era=renaissance`);
    await visitor.shows(renaissance.scenario.title, renaissance);
  });

  it('says what was asked of the music, and plays and pauses', async () => {
    const visitor = await open();
    await visitor.page.press('Play music');
    await visitor.has('[aria-label="Pause music"]');
    await visitor.page.press('Pause music');
    await visitor.has('[aria-label="Play music"]');
  });

  it('plays on if storage is blocked and no music can be played', async () => {
    const own = await startHost(refuse);
    try {
      const visitor = await open(own.url);
      await reloadsAndUndoes(visitor);
    } finally {
      await own.stop();
    }
  });

  it('plays every era without a connection after one visit', async () => {
    // The service worker accepts the pages as they were built alone, so nothing may be added to them.
    const own = await startStaticHost({ folder });
    const visitor = await open(own.url);
    await visitor.until(() => performance.getEntriesByName('luggage-kept').length > 0, {
      timeout: 120_000,
      interval: 500,
    });
    await own.stop();
    await visitor.page.reload();
    for (const era of [...builtInEras.slice(1), medieval]) {
      await visitor.enter(era);
      await visitor.decide(era);
    }
    await visitor.page.click(learnMore);
    await visitor.has('[role=dialog] h2');
  });

  it("works under the server's Content-Security-Policy and Trusted Types, with its own texts", async () => {
    const server = spawn(process.execPath, [path.join(root, 'apps/server/dist/main.js')], {
      env: { ...process.env, PORT: serverPort, LOG_LEVEL: 'error', POOL_WARM_UP: 'false' },
      stdio: 'inherit',
    });
    try {
      const address = `http://localhost:${serverPort}/`;
      const policy = () =>
        fetch(address).then(({ headers }) => headers.get('Content-Security-Policy'), String);
      await expect.poll(policy, { timeout: 20_000 }).toContain('require-trusted-types-for');
      const visitor = await open(address);
      await visitor.enter(renaissance);
      await visitor.page.click(learnMore);
      await visitor.has('[role=dialog] p');
      await visitor.page.press('Return to Story');
      await visitor.page.click(firstCard);
      await visitor.until(
        () => document.querySelector('article h2')?.textContent?.startsWith('Aftermath: ') === true,
      );
      await visitor.page.press('Undo choice');
      await visitor.shows(renaissance.scenario.title, renaissance);
    } finally {
      server.kill();
    }
  });

  it('shows the 404 page everywhere else', async () => {
    const visitor = await open(`${host.url}spa/nowhere`);
    await visitor.until(() => document.body.textContent?.includes('404 Page Not Found') === true);
  });
}
