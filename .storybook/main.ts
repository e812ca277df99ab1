import type { StorybookConfig } from '@storybook/react-vite';
import { erasForVite } from '@time-traveler/eras/plugins';
import remarkGfm from 'remark-gfm';
import { type Plugin, type UserConfig, mergeConfig } from 'vite';
// Storybook wants the extension here, and in what is imported.
import { sampleReport } from '../tests/visual/sample-report.ts';

/** Hosts a sample of the report of visual differences beside the stories. */
const sample: Plugin = {
  name: 'sample-report',
  configureServer({ middlewares }) {
    middlewares.use('/sample-report.html', (_request, response, fail) => {
      sampleReport().then((page) => response.end(page), fail);
    });
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'sample-report.html', source: await sampleReport() });
  },
};

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  tags: {
    // Runs as a test. Designers do not see it unless they ask for it in the sidebar's filter.
    'test-only': { defaultFilterSelection: 'exclude', excludeFromDocsStories: true },
  },
  stories: [
    './docs/**/*.mdx',
    './docs/**/*.stories.tsx',
    './preview/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/game/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Plain Markdown has no tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    '@storybook/addon-designs',
  ],
  staticDirs: [
    './public',
    '../apps/game/public',
    // The Design panel shows them.
    { from: '../tests/visual/baselines', to: '/reference' },
    { from: '../packages/ui/node_modules/@fontsource-variable/eb-garamond/files', to: '/faces' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      // Nothing else has documented props, and each other file would be a warning.
      include: ['packages/ui/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      // Attributes that a component passes to its element are documented by the platform.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (base) =>
    mergeConfig<UserConfig, UserConfig>(base, {
      plugins: [erasForVite(), sample],
      // A list of 370 files and their sizes takes a second and is read by nobody.
      logLevel: 'warn',
      // Packages are loaded from source, so that the documentation of their props is found.
      resolve: { conditions: ['development', 'module', 'browser', 'import', 'default'] },
      build: {
        rolldownOptions: {
          // "use client" has no meaning without a server framework, and timings are not a problem.
          onLog(level, log, pass) {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'PLUGIN_TIMINGS') {
              pass(level, log);
            }
          },
        },
      },
      // A dependency found later would reload the page mid-test.
      optimizeDeps: {
        entries: [
          '.storybook/*.tsx',
          'packages/{audio,game-core,testing,ui}/src/**/*.{ts,tsx}',
          'apps/game/src/**/*.{ts,tsx}',
          '!**/*.{test,bench,d}.ts',
          '!packages/{audio,game-core}/src/testing/**',
          '!packages/testing/src/{stand-ins/**,static-host.ts}',
          '!**/prerender.tsx',
        ],
        include: ['react-dom', 'storybook/theming', 'msw', 'msw/browser'],
      },
    }),
};

export default config;
