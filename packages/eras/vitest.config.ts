import { defineProject } from 'vitest/config';

export default defineProject({
  // Compiling all eras takes seconds on a busy machine.
  test: { name: 'eras', include: ['src/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
});
