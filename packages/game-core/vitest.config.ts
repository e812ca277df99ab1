import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'game-core',
    include: ['src/**/*.test.ts'],
    // The files of a worker share their modules, because loading them anew takes longer than the tests.
    isolate: false,
    // A thousand runs of a property take their time on a busy machine.
    testTimeout: 60_000,
  },
});
