import { defineConfig } from 'vitest/config';

// Needs an installed Firefox and the built game, so it is a suite of its own.
export default defineConfig({
  test: {
    name: 'firefox',
    include: ['tests/firefox/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
