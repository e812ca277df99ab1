import { root } from '../../tools/packages.mjs';
import { findOrInstallBrowser } from './browser.mjs';
import { readPlaywrightReport, readVitestReport } from './reports.mjs';

/**
 * The unit tests that start servers, builds, a Redis or commands and wait for them. They take as long as all others, so
 * only `pnpm test:full` runs them.
 */
export const processTests = [
  'apps/game/build/inline-scripts.test.ts',
  'apps/server/src/check/check.test.ts',
  'apps/server/src/main.test.ts',
  'apps/server/src/pool/lock.test.ts',
  'apps/server/src/pool/redis.test.ts',
  'apps/server/src/providers/deepseek.test.ts',
  'apps/server/src/telemetry/tracing.test.ts',
  'packages/eras/src/plugins.test.ts',
  'tests/repository/new-component.test.ts',
  'tests/repository/new-era.test.ts',
  'tests/repository/suites.test.ts',
];

const unit = (name, ...words) => ({
  script: ['test:unit', '--reporter=json', `--outputFile=test-results/${name}.json`, ...words],
  report: { file: `test-results/${name}.json`, read: readVitestReport },
});

/** The tag of the end-to-end tests that play the journeys that matter most. */
const core = '@core';

/** The group of the stories that show whole screens. */
const screens = 'Screens/';

const wholeBrowser = () => findOrInstallBrowser({ whole: true });

/**
 * The suites in order: first those of `pnpm test`, then those that only `pnpm test:full` runs (`full`). A suite
 * without a `report` counts as one check. The text of the file `notes` is shown with its counts. `after` names suites that must have passed. `beside` is true if a suite
 * runs at the same time as the one before it: it must leave a processor idle, and must not use
 * the files and ports of that suite. `prepare` installs what is missing and returns environment variables.
 * `minutes` is a time limit for a suite that hangs, if twenty are not generous enough for a slow machine.
 */
export const suites = [
  {
    name: 'lint',
    about: 'oxlint and Prettier',
    script: ['lint'],
  },
  {
    name: 'knip',
    about: 'no file, export or dependency that nothing uses',
    script: ['knip'],
    beside: true,
  },
  {
    name: 'typecheck',
    about: 'the TypeScript compiler over every package and the tests',
    script: ['typecheck'],
    beside: true,
  },
  {
    name: 'storybook',
    about: 'the built Storybook, from the sources of the packages',
    script: ['build-storybook'],
    beside: true,
  },
  {
    name: 'unit',
    about: 'Vitest over every package, without what starts processes',
    ...unit('unit', ...processTests.flatMap((file) => ['--exclude', `${root}/${file}`])),
  },
  {
    name: 'stories',
    about: "every component's stories, played in a browser and checked with axe",
    script: ['test:stories', '--reporter=json', '--outputFile=test-results/stories.json'],
    report: { file: 'test-results/stories.json', read: readVitestReport },
    prepare: findOrInstallBrowser,
    // One page plays all of them, which leaves half of a processor idle.
    beside: true,
  },
  {
    name: 'build',
    about: 'the production build',
    script: ['build', '--output-logs=errors-only'],
  },
  {
    name: 'performance',
    about: 'the size of the first screen in the production build',
    script: ['test:performance', '--reporter=json', '--outputFile=test-results/performance.json'],
    report: { file: 'test-results/performance.json', read: readVitestReport },
    notes: 'test-results/weights.txt',
    after: ['build'],
  },
  {
    name: 'e2e',
    about: 'the journeys that matter most, with Playwright in the production build',
    script: ['test:e2e', '--grep', core],
    report: { file: 'test-results/e2e.json', read: readPlaywrightReport },
    after: ['build'],
    prepare: findOrInstallBrowser,
  },
  {
    name: 'visual',
    about: 'screenshots of the screens against their baselines',
    script: ['test:visual:built', '--grep', screens],
    after: ['storybook'],
    report: { file: 'test-results/visual.json', read: readPlaywrightReport },
    prepare: wholeBrowser,
  },
  {
    name: 'front-door',
    full: true,
    about: "the README's commands, as a reader runs them",
    script: ['test:front-door', '--reporter=json', '--outputFile=test-results/front-door.json'],
    report: { file: 'test-results/front-door.json', read: readVitestReport },
    after: ['build'],
    prepare: findOrInstallBrowser,
  },
  {
    name: 'processes',
    full: true,
    about: 'unit tests that start servers, a Redis or commands',
    ...unit('processes', ...processTests),
  },
  {
    name: 'measure',
    full: true,
    about: 'the TypeScript compiler over the package that measures',
    script: ['typecheck:measure'],
    beside: true,
  },
  {
    name: 'library',
    full: true,
    about: 'the packages as tarballs, judged and used in a fresh app, and their public API',
    script: ['test:library', '--reporter=json', '--outputFile=test-results/library.json'],
    report: { file: 'test-results/library.json', read: readVitestReport },
    after: ['build', 'storybook'],
    prepare: findOrInstallBrowser,
    // It waits for one command after the other, and the servers of `processes` for each other.
    beside: true,
  },
  {
    name: 'e2e-rest',
    full: true,
    about: 'all other end-to-end tests',
    // A separate folder, because Playwright empties it at the start.
    script: ['test:e2e', '--grep-invert', core, '--output', 'test-results/e2e-rest'],
    report: { file: 'test-results/e2e.json', read: readPlaywrightReport },
    after: ['build'],
    prepare: findOrInstallBrowser,
    minutes: 60,
  },
  {
    name: 'visual-rest',
    full: true,
    about: "all other screenshots, and the designers' workspace",
    // Separate folders for pictures and report, because both are emptied at the start.
    script: ['test:visual:built', '--grep-invert', screens, '--output', 'test-results/visual-rest'],
    report: { file: 'test-results/visual.json', read: readPlaywrightReport },
    after: ['storybook'],
    prepare: () => ({
      ...wholeBrowser(),
      VISUAL_REPORT: 'test-results/visual-rest-report.html',
    }),
  },
];

/**
 * Returns the wanted suites, in groups that run at the same time: those named and what they must come after, or
 * without names those of `pnpm test`, or all if `full`.
 */
export function groupsOf({ names, full }) {
  const isNamed = ({ name }) =>
    names.includes(name) ||
    suites.some((suite) => names.includes(suite.name) && (suite.after ?? []).includes(name));
  const isWanted = names.length > 0 ? isNamed : (suite) => full || !suite.full;
  const groups = [];
  for (const suite of suites) {
    if (!suite.beside) groups.push([]);
    if (isWanted(suite)) groups.at(-1).push(suite);
  }
  return groups.filter((group) => group.length > 0);
}
