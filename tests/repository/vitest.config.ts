import { defineProject } from 'vitest/config';

export default defineProject({
  // A command that the tests start takes its time on a busy machine.
  test: { name: 'repository', include: ['*.test.ts'], testTimeout: 60_000 },
});
