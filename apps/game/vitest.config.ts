import { erasForVite } from '@time-traveler/eras/plugins';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [erasForVite()],
  test: {
    name: 'game',
    include: ['{build,src,worker}/**/*.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
