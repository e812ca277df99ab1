import { defineConfig } from 'vitest/config';

// Needs an installed browser and the built game, so no other suite runs these.
export default defineConfig({
  test: {
    name: 'browsers',
    include: ['tools/measure/browsers/*.test.ts'],
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});
