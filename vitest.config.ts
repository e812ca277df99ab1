import { availableParallelism } from 'node:os';
import path from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserLaunch } from './tests/browser-launch.mjs';

export default defineConfig({
  test: {
    // Vitest leaves one processor to others, which on a machine with two means one test file at a time.
    maxWorkers: availableParallelism(),
    projects: [
      'packages/*/vitest.config.ts',
      'apps/*/vitest.config.ts',
      'tools/measure/vitest.config.ts',
      'tests/proof/vitest.config.ts',
      'tests/repository/vitest.config.ts',
      {
        plugins: [storybookTest({ configDir: path.join(import.meta.dirname, '.storybook') })],
        test: {
          name: 'storybook',
          // A story and axe take seconds on a slow machine.
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            isolate: false,
            provider: playwright({ launchOptions: browserLaunch() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
