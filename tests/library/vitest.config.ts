import { defineConfig } from 'vitest/config';

// Reads the built packages and the built Storybook, so it is a separate suite that runs after both.
export default defineConfig({
  test: {
    name: 'library',
    include: ['tests/library/*.test.ts'],
    globalSetup: 'tests/library/pack.ts',
    // An installation and a build take longer on a busy machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
