import { findOrInstallBrowser, findOrInstallHeadlessShell } from './browser.mjs';
import { readPlaywrightReport, readVitestReport } from './reports.mjs';

/**
 * The suites of `pnpm test`, in order. A suite without a `report` counts as one check. `after` names
 * suites that must have passed. `prepare` installs what is missing and returns environment variables.
 * `minutes` is a time limit for a suite that hangs, generous enough for a slow machine.
 */
export const suites = [
  {
    name: 'lint',
    about: 'oxlint and Prettier',
    script: ['lint'],
    minutes: 2,
  },
  {
    name: 'knip',
    about: 'no file, export or dependency that nothing uses',
    script: ['knip'],
    minutes: 2,
  },
  {
    name: 'typecheck',
    about: 'the TypeScript compiler over every package and the tests',
    script: ['typecheck'],
    minutes: 3,
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
    minutes: 25,
  },
  {
    name: 'visual',
    about: 'screenshots of the built Storybook against their baselines',
    script: ['test:visual'],
    report: { file: 'test-results/visual.json', read: readPlaywrightReport },
    prepare: findOrInstallBrowser,
    minutes: 15,
  },
  {
    name: 'library',
    about: 'the packages as tarballs, judged and used in a fresh app, and their public API',
    script: ['test:library', '--reporter=json', '--outputFile=test-results/library.json'],
    report: { file: 'test-results/library.json', read: readVitestReport },
    // Reads the Storybook that the visual suite has built; whether its pictures differ does not matter here.
    after: ['build'],
    prepare: findOrInstallBrowser,
    minutes: 5,
  },
];
