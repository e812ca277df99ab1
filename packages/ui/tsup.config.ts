import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/dialog.ts', 'src/notifications.ts', 'src/tooltips.ts'],
  format: 'esm',
  target: 'es2022',
  clean: true,
  splitting: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  // Without it CSS Modules come out with empty class maps.
  loader: { '.css': 'local-css' },
});
