import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../browser-launch.mjs';

// Linux takes its system typefaces from here; other systems ignore it.
const fonts = fileURLToPath(new URL('fonts.conf', import.meta.url));

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/visual',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // A page of Storybook waits for its frames and its fades.
  workers: 3,
  // A page that waits for the service worker of the mocked server may wait for ever; the summary names the tests.
  retries: process.env['CI'] ? 1 : 0,
  // Guards against hanging; a machine four times slower must not meet them.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000 } },
  reporter: [
    ['line'],
    ['json', { outputFile: '../../test-results/visual.json' }],
    [
      './report-page.ts',
      { file: process.env['VISUAL_REPORT'] ?? 'test-results/visual-report.html' },
    ],
  ],
  use: {
    browserName: 'chromium',
    navigationTimeout: 60_000,
    launchOptions: {
      ...browserLaunch({ whole: true }),
      env: { ...process.env, FONTCONFIG_FILE: fonts },
    },
  },
});
