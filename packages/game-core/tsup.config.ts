import { defineConfig } from 'tsup';

export default defineConfig({
  // The stories have a door of their own, with a chunk for each era: no screen needs them before a choice.
  entry: { index: 'src/index.ts', stories: 'src/eras/stories/index.ts' },
  splitting: true,
  format: 'esm',
  target: 'es2022',
  clean: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
