import { erasForEsbuild } from '@time-traveler/eras/plugins';
import { defineConfig } from 'tsup';

export default defineConfig({
  // One entry for each folder that is loaded separately: the first screen needs the rules, but no schemas or stories.
  entry: {
    index: 'src/index.ts',
    answers: 'src/answers/index.ts',
    contract: 'src/contract/index.ts',
    events: 'src/events/index.ts',
    journey: 'src/journey/index.ts',
    requests: 'src/requests/index.ts',
    stories: 'src/stories/index.ts',
  },
  splitting: true,
  esbuildPlugins: [erasForEsbuild()],
  format: 'esm',
  target: 'es2022',
  clean: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
