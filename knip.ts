import type { KnipConfig } from 'knip';

export default {
  // A type is exported so that the signatures that use it can be named.
  ignoreExportsUsedInFile: { interface: true, type: true },
  compilers: {
    // Stylesheets import typefaces and each other.
    css: (text) =>
      [...text.matchAll(/@import ['"]([^'"]+)['"]/g)]
        .map(([, file]) => `import '${file}';`)
        .join('\n'),
  },
  workspaces: {
    '.': {
      entry: [
        'tests/**/*.test.ts',
        'tests/library/consumer/main.tsx',
        'tools/*/main.mjs',
        'art/**/*.mjs',
      ],
      project: [
        'tests/**/*.{ts,tsx,mjs}',
        'tools/**/*.mjs',
        'art/**/*.mjs',
        '.storybook/**/*.{ts,tsx,mdx,css}',
      ],
      ignore: ['.storybook/public/mockServiceWorker.js'],
      // The library suite runs it by its name.
      ignoreDependencies: ['@arethetypeswrong/cli'],
    },
    // Installed alone, by the scripts that measure.
    'tools/measure': {
      entry: ['*.mjs', 'floors/react/main.tsx', 'browsers/*.test.ts'],
      ignoreBinaries: ['Xvfb'],
    },
    'apps/game': { entry: ['src/prerender.tsx', 'worker/sw.ts'] },
    'apps/server': {
      // Stryker names its own Vitest configuration.
      entry: ['vitest.mutation.config.ts'],
      ignoreDependencies: [
        // Turborepo builds the game before the server that hosts it.
        '@time-traveler/game',
        // packages/eras, which goes into the bundle, reads Markdown with them: bundled, they would be their development builds.
        'mdast-util-to-string',
        'remark-gfm',
        'remark-parse',
        'unified',
      ],
      ignoreBinaries: ['apt-get', 'redis-cli', 'redis-server'],
    },
    // Stryker names its own Vitest configuration.
    'packages/audio': { entry: ['vitest.mutation.config.ts', 'src/testing/few-runs.ts'] },
    'packages/game-core': { entry: ['vitest.mutation.config.ts', 'src/testing/few-runs.ts'] },
    'packages/ui': {
      entry: ['src/styles/*.css', 'src/themes/*.css', 'scripts/*.{mjs,ts}'],
      project: ['src/**/*.{ts,tsx,css}', 'scripts/*.{mjs,ts}'],
      ignoreDependencies: [
        // Named by path in scripts/fallback-faces.config.mjs: the metrics of their files are read.
        /^@fontsource\/(?:arimo|cousine|gelasio|noto-serif|roboto|tinos)$/,
        'dejavu-fonts-ttf',
      ],
    },
  },
} satisfies KnipConfig;
