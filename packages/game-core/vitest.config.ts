import { erasForVite } from '@time-traveler/eras/plugins';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [erasForVite()],
  test: {
    name: 'game-core',
    include: ['src/**/*.test.ts'],
    // The files of a worker share their modules, because loading them again takes longer than the tests.
    isolate: false,
    // A thousand runs of a property take their time on a busy machine.
    testTimeout: 60_000,
  },
});
