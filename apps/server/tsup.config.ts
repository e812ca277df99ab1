import { erasForEsbuild } from '@time-traveler/eras/plugins';
import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/main.ts'],
  esbuildPlugins: [erasForEsbuild()],
  format: 'esm',
  target: 'node20',
  platform: 'node',
  clean: true,
  sourcemap: true,
  // The rules, a development dependency, go into the bundle: dist and the packages are all a host needs.
  esbuildOptions(options) {
    options.conditions = ['development'];
  },
});
