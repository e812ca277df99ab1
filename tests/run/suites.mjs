import { findOrInstallBrowser, findOrInstallHeadlessShell } from './browser.mjs';
import { readPlaywrightReport, readVitestReport } from './reports.mjs';

/**
 * The suites of `pnpm test`, in order. A suite without a `report` counts as one check. `after` names
 * suites that must have passed. `beside` is true if a suite runs at the same time as the one before it:
 * it must leave a processor idle, and use neither that suite's files nor its ports. `prepare` installs what is
 * missing and returns environment variables.
 * `minutes` is a time limit for a suite that hangs, generous enough for a slow machine.
 */
export const suites = [
  {
    name: 'lint',
    about: 'oxlint and Prettier',
    script: ['lint'],
    minutes: 3,
  },
  {
    name: 'knip',
    about: 'no file, export or dependency that nothing uses',
    script: ['knip'],
    beside: true,
    minutes: 3,
  },
  {
    name: 'typecheck',
    about: 'the TypeScript compiler over every package and the tests',
    script: ['typecheck'],
    beside: true,
    minutes: 5,
  },
  {
    name: 'storybook',
    about: 'the built Storybook, from the sources of the packages',
    script: ['build-storybook'],
    beside: true,
    minutes: 5,
  },
  {
    name: 'unit',
    about: 'Vitest over every package',
    script: ['test:unit', '--reporter=json', '--outputFile=test-results/unit.json'],
    report: { file: 'test-results/unit.json', read: readVitestReport },
    minutes: 5,
  },
  {
    name: 'stories',
    about: "every component's stories, played in a browser and checked with axe",
    script: ['test:stories', '--reporter=json', '--outputFile=test-results/stories.json'],
    report: { file: 'test-results/stories.json', read: readVitestReport },
    prepare: findOrInstallBrowser,
    minutes: 8,
  },
  {
    name: 'build',
    about: 'the production build',
    script: ['build', '--output-logs=errors-only'],
    minutes: 5,
  },
  {
    name: 'performance',
    about: 'the size of the first screen in the production build',
    script: ['test:performance', '--reporter=json', '--outputFile=test-results/performance.json'],
    report: { file: 'test-results/performance.json', read: readVitestReport },
    after: ['build'],
    minutes: 2,
  },
  {
    name: 'front-door',
    about: "the README's commands, as a reader runs them",
    script: ['test:front-door', '--reporter=json', '--outputFile=test-results/front-door.json'],
    report: { file: 'test-results/front-door.json', read: readVitestReport },
    after: ['build'],
    minutes: 3,
  },
  {
    name: 'e2e',
    about: 'Playwright against the production build',
    script: ['test:e2e'],
    report: { file: 'test-results/e2e.json', read: readPlaywrightReport },
    after: ['build'],
    prepare: findOrInstallHeadlessShell,
    minutes: 40,
  },
  {
    name: 'visual',
    about: 'screenshots of the built Storybook against their baselines',
    script: ['test:visual:built'],
    after: ['storybook'],
    report: { file: 'test-results/visual.json', read: readPlaywrightReport },
    prepare: findOrInstallBrowser,
    minutes: 15,
  },
  {
    name: 'library',
    about: 'the packages as tarballs, judged and used in a fresh app, and their public API',
    script: ['test:library', '--reporter=json', '--outputFile=test-results/library.json'],
    report: { file: 'test-results/library.json', read: readVitestReport },
    after: ['build', 'storybook'],
    prepare: findOrInstallBrowser,
    minutes: 5,
  },
];
