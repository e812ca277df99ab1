import { defineConfig } from 'vitest/config';

// Runs commands that build, so it is a separate suite that runs after the build and finds it in the cache.
export default defineConfig({
  test: {
    name: 'front-door',
    include: ['tests/front-door/*.test.ts'],
    testTimeout: 300_000,
  },
});
