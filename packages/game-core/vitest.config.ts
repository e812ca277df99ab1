import { defineProject } from 'vitest/config';

export default defineProject({
  // A thousand runs of a property take their time on a busy machine.
  test: { name: 'game-core', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
