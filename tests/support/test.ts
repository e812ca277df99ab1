import path from 'node:path';
import { test as base, expect } from '@playwright/test';
import { type StaticHost, startStaticHost } from '@time-traveler/testing/static-host';
import { Api } from './api';
import { ConsoleWatch } from './console-watch';
import { GamePage } from './game-page';
import { keptLine } from './kept-line';
import { watchMedia } from './media';

interface Fixtures {
  /** Whether API calls are faked; 'none' lets them reach the host. */
  apiMode: 'scripted' | 'none';
  /** The fake API; a call that the specification does not name fails the test. */
  api: Api;
  /** The page's console warnings and errors; one that the test does not allow fails it. */
  log: ConsoleWatch;
  /** Allows the game's lines about parts that could not be generated, and returns them. */
  kept: () => string[];
  /** The main screen. */
  game: GamePage;
}

interface WorkerFixtures {
  /** A plain file host with the built game; below /spa-host it sends index.html for every unknown path. */
  staticHost: StaticHost;
}

/** Playwright's test with the game's fixtures. The watches run in every test, whether it names them or not. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  staticHost: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter's shape
    async ({}, use) => {
      const folder = path.join(import.meta.dirname, '../../apps/game/dist');
      const host = await startStaticHost({ folder, spaBelow: '/spa-host' });
      await use(host);
      await host.stop();
    },
    { scope: 'worker' },
  ],
  apiMode: ['scripted', { option: true }],
  log: [
    async ({ page }, use) => {
      const log = new ConsoleWatch();
      log.install(page);
      // Written by Playwright where a test allows no service workers.
      log.allow(/^Service Worker registration blocked by Playwright$/);
      await use(log);
      expect.soft(log.unexpected(), 'console messages that the test does not allow').toEqual([]);
    },
    { auto: true },
  ],
  api: [
    async ({ page, log, apiMode }, use) => {
      const api = new Api(log);
      if (apiMode === 'scripted') await api.install(page);
      await watchMedia(page);
      await use(api);
      expect.soft(api.unknown, 'calls that the specification does not name').toEqual([]);
    },
    { auto: true },
  ],
  kept: async ({ log }, use) => {
    await use(log.allow(keptLine));
  },
  game: async ({ page }, use) => {
    await use(new GamePage(page));
  },
});

export { expect };
