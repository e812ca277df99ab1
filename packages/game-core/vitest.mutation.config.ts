import { defineConfig, mergeConfig } from 'vitest/config';
import config from './vitest.config';

// Every mutant runs the tests again: a property is tried a few times only.
export default mergeConfig(
  config,
  defineConfig({
    test: { setupFiles: ['src/testing/few-runs.ts'] },
  }),
);
