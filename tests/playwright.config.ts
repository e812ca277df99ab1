import { defineConfig } from '@playwright/test';
import { browserLaunch } from './browser-launch.mjs';

/** The port of the production server during the tests. */
const gamePort = Number(process.env['E2E_PORT'] ?? 4740);

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // A busy machine may fail one of these three hundred tests; the summary names those that needed a retry.
  retries: process.env['CI'] ? 1 : 0,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['line'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${gamePort}`,
    browserName: 'chromium',
    viewport: { width: 1366, height: 768 },
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
