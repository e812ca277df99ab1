import { erasForVite } from '@time-traveler/eras/plugins';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [erasForVite()],
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/install-redis.ts', 'src/testing/build-server.ts'],
    // The files of a worker share their modules, because loading them again takes longer than the tests.
    isolate: false,
    testTimeout: 20_000,
    // A busy machine needs more than a second; a lock that nobody releases lasts longer than this.
    expect: { poll: { timeout: 8_000 } },
  },
});
