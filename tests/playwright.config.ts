import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './browser-launch.mjs';
import { gamePort, staticPort } from './support/ports';

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: Math.max(2, availableParallelism()),
  // A busy machine may fail one of these three hundred tests; the summary names those that needed a retry.
  retries: process.env['CI'] ? 1 : 0,
  // Limits for tests that hang, generous enough for a machine of half the speed.
  timeout: 90_000,
  expect: { timeout: 20_000 },
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
      // The server without keys, as a stranger starts it; every test scripts its calls in the browser.
      command: 'node ../apps/server/dist/main.js',
      env: { PORT: String(gamePort), LOG_LEVEL: 'error', POOL_WARM_UP: 'false' },
      url: `http://localhost:${gamePort}`,
      reuseExistingServer: false,
    },
    {
      command: 'node support/static-server.mjs',
      env: { PORT: String(staticPort) },
      url: `http://localhost:${staticPort}`,
      reuseExistingServer: false,
    },
  ],
});
