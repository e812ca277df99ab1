import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/install-redis.ts', 'src/testing/build-server.ts'],
    testTimeout: 20_000,
  },
});
