import { defineConfig } from 'vitest/config';

// Installs, checks and builds a copy of the repository, which takes minutes: a separate script, run by CI.
export default defineConfig({
  test: {
    name: 'new-era',
    include: ['tests/new-era/*.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 300_000,
    // Each step needs the one before it.
    bail: 1,
  },
});
