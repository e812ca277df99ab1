import { defineConfig } from 'vitest/config';

// Needs an installed browser and the built game, so these suites are not a part of `pnpm test`.
export default defineConfig({
  test: {
    name: 'browsers',
    include: ['tests/browsers/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
