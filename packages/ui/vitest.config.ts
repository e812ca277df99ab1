import { erasForVite } from '@time-traveler/eras/plugins';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [erasForVite()],
  test: { name: 'ui', include: ['src/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
});
