import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { type UserConfig, mergeConfig } from 'vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
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
      // Tables are no part of plain Markdown.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  staticDirs: [
    './public',
    '../apps/game/public',
    { from: '../packages/ui/node_modules/@fontsource-variable/eb-garamond/files', to: '/faces' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: {
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      shouldExtractLiteralValuesFromEnum: true,
      // What a component hands on to its element is the platform's and described there.
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (base) =>
    mergeConfig<UserConfig, UserConfig>(base, {
      // Packages are read from their source, so that their props' documentation is seen.
      resolve: { conditions: ['development', 'module', 'browser', 'import', 'default'] },
      build: {
        rolldownOptions: {
          // Modules marked "use client" mean nothing outside a server framework, and timings tell no fault.
          onLog(level, log, pass) {
            if (log.code !== 'MODULE_LEVEL_DIRECTIVE' && log.code !== 'PLUGIN_TIMINGS') {
              pass(level, log);
            }
          },
        },
      },
      // Whatever were found only later would reload a page in mid-test, so all sources are scanned.
      optimizeDeps: {
        entries: [
          '.storybook/*.tsx',
          'packages/{audio,game-core,ui}/src/**/*.{ts,tsx}',
          'apps/game/src/**/*.{ts,tsx}',
          '!**/*.{test,bench}.ts',
          '!**/testing/**',
          '!**/prerender.tsx',
        ],
        include: ['react-dom', 'storybook/theming', 'msw', 'msw/browser'],
      },
    }),
};

export default config;
