import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'measure', include: ['bench/*.test.ts'], testTimeout: 60_000 },
});
