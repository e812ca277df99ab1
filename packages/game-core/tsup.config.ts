import { defineConfig } from 'tsup';

export default defineConfig({
  // Each entry is a door of its own, so that the first screen loads the rules without schemas and stories.
  entry: {
    index: 'src/index.ts',
    answers: 'src/answers/index.ts',
    contract: 'src/contract/index.ts',
    stories: 'src/eras/stories/index.ts',
  },
  splitting: true,
  format: 'esm',
  target: 'es2022',
  clean: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
