import { erasForVite } from '@time-traveler/eras/plugins';
import { defineConfig } from 'vitest/config';

// Reads the production build, so it is a separate suite that runs after it.
export default defineConfig({
  plugins: [erasForVite()],
  test: {
    name: 'performance',
    include: ['tests/performance/*.test.ts'],
    // Brotli at its best takes seconds on a busy machine.
    testTimeout: 60_000,
  },
});
