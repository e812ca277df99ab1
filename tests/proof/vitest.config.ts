import { defineProject } from 'vitest/config';

export default defineProject({
  test: { name: 'proof', include: ['*.test.ts'], testTimeout: 60_000 },
});
