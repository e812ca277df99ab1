import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './browser-launch.mjs';

/** The port of the production server during the tests. */
const gamePort = Number(process.env['E2E_PORT'] ?? 4740);

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // One more than processors: a tenth of the time a page waits for an animation, a timer or the network.
  workers: availableParallelism() + 1,
  // A busy machine may fail one of these tests; the summary names those that needed a retry.
  retries: process.env['CI'] ? 1 : 0,
  // Guards against hanging; a machine of half the speed must not meet them.
  timeout: 90_000,
  expect: { timeout: 20_000, toPass: { timeout: 20_000 } },
  reporter: [['line'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${gamePort}`,
    browserName: 'chromium',
    viewport: { width: 1366, height: 768 },
    // Requests of a service worker pass by the scripted API; offline.spec.ts allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: browserLaunch(),
  },
  webServer: [
    {
      // The server without keys, as a newcomer starts it. Each test scripts its API calls in the browser.
      command: 'node ../apps/server/dist/main.js',
      env: { PORT: String(gamePort), LOG_LEVEL: 'error', POOL_WARM_UP: 'false' },
      url: `http://localhost:${gamePort}`,
      reuseExistingServer: false,
    },
  ],
});
