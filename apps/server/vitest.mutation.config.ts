import { defineProject } from 'vitest/config';

// The tests beside the mutated files alone: they start no server, no Redis and no build.
export default defineProject({
  test: { name: 'server', include: ['src/answering/*.test.ts'], testTimeout: 5000 },
});
