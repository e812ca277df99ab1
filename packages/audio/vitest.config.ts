import { defineProject } from 'vitest/config';

export default defineProject({
  // A property test with 1000 runs is slow on a busy machine.
  test: { name: 'audio', include: ['src/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
});
