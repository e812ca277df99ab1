import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'server',
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/setup/redis.ts', 'test/setup/bundle.ts'],
    testTimeout: 20_000,
  },
});
