import { erasForVite } from '@time-traveler/eras/plugins';
import { defineProject } from 'vitest/config';

export default defineProject({
  plugins: [erasForVite()],
  // The tests start commands, which are slow on a busy machine.
  test: { name: 'repository', include: ['*.test.ts'], testTimeout: 60_000 },
});
