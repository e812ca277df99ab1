import { defineConfig } from 'tsup';

export default defineConfig({
  // The first screen needs no sounds beside the music.
  entry: ['src/index.ts', 'src/accent.ts'],
  format: 'esm',
  target: 'es2022',
  clean: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
});
