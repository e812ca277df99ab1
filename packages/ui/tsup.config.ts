import { readdir, rm, writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { writeTokens } from './scripts/write-tokens';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/all-styles.ts',
    'src/data-attributes.ts',
    'src/dialog.ts',
    'src/journey.ts',
    'src/keepsake.ts',
    'src/living.ts',
    'src/look.ts',
    'src/notifications.ts',
    'src/tooltips.ts',
  ],
  format: 'esm',
  target: 'es2022',
  clean: true,
  splitting: true,
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
  // Without it the class maps of CSS Modules are empty.
  loader: { '.css': 'local-css' },
  onSuccess: async () => {
    await keepOneStylesheet();
    await writeThemes();
    await writeTokens('src', 'dist/tokens');
  },
});

/** Writes the stylesheet that imports every theme, so that none has to be listed by hand. */
async function writeThemes(): Promise<void> {
  const themes = (await readdir('src/themes')).filter((name) => name.endsWith('.css'));
  const imports = themes.toSorted().map((name) => `@import '../src/themes/${name}';\n`);
  await writeFile('dist/themes.css', imports.join(''));
}

/** Removes the stylesheet of each entry: the one of all components has everything once. */
async function keepOneStylesheet(): Promise<void> {
  const sheets = (await readdir('dist')).filter((name) => name.endsWith('.css'));
  const others = sheets.filter((name) => name !== 'all-styles.css');
  await Promise.all(others.map((name) => rm(`dist/${name}`)));
}
