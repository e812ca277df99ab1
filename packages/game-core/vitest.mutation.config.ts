import { defineConfig, mergeConfig } from 'vitest/config';
import config from './vitest.config';

// Every mutant runs the tests again: a property is tried a few times only, and no test file loads the modules anew.
export default mergeConfig(
  config,
  defineConfig({
    test: { setupFiles: ['src/testing/few-runs.ts'], testTimeout: 60_000, isolate: false },
  }),
);
