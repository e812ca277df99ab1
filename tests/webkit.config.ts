import { defineConfig } from '@playwright/test';
import chromium from './playwright.config';

/** The tests of the journey in Playwright's WebKit, which the workflow installs. The others use Chromium's own tools. */
export default defineConfig({
  ...chromium,
  outputDir: '../test-results/webkit',
  testMatch: ['choices.spec.ts', 'context.spec.ts', 'journey.spec.ts'],
  reporter: [['line']],
  use: { ...chromium.use, browserName: 'webkit', launchOptions: {} },
});
