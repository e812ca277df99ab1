import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'game',
    include: ['{build,src,worker}/**/*.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
