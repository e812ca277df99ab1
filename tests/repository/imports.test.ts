import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { filesNamed, read, root } from './files';

/** The rooms of game-core and of the server, and the rooms that each may import, if only for types. */
const rooms: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'packages/game-core/src': {
    answers: ['contract', 'eras'],
    contract: ['eras'],
    eras: [],
    events: ['answers', 'contract', 'eras'],
    journey: ['answers', 'contract', 'eras', 'events', 'rules'],
    requests: [],
    rules: ['answers', 'contract', 'eras', 'events'],
    store: ['answers', 'contract', 'eras', 'events', 'rules'],
    stories: ['eras', 'rules'],
  },
  'apps/server/src': {
    answering: ['curated', 'pool', 'providers', 'scenes', 'telemetry'],
    check: ['curated', 'pool', 'providers', 'scenes', 'settings', 'telemetry'],
    curated: ['scenes', 'telemetry'],
    hosted: ['curated', 'scenes', 'site', 'telemetry'],
    http: [
      'answering',
      'hosted',
      'openapi',
      'providers',
      'scenes',
      'settings',
      'site',
      'telemetry',
    ],
    log: ['settings'],
    openapi: [],
    pool: ['scenes', 'telemetry'],
    providers: ['scenes', 'settings', 'telemetry'],
    scenes: ['telemetry'],
    settings: ['telemetry'],
    site: ['telemetry'],
    telemetry: [],
  },
};

const importing = (from: string) => `import { one } from '${from}';\nexport const two = one;\n`;

it('names every room', () => {
  for (const [place, known] of Object.entries(rooms)) {
    const folders = readdirSync(path.join(root, place), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
      .map(({ name }) => name);
    expect(Object.keys(known), place).toEqual(folders.toSorted());
  }
});

/** Returns what a file imports by a path, as paths from the root. */
function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/(?:from|import\(?) ?'(\.[^']+)'/g)].map(([, from = '']) =>
    path.posix.join(path.posix.dirname(file), from),
  );
}

/** Returns the imports of a file that lead from its room into one that it may not import. */
function wrongRooms(file: string, text: string): string[] {
  return Object.entries(rooms).flatMap(([place, known]) => {
    const roomOf = (target: string) =>
      target.startsWith(`${place}/`) ? (target.slice(place.length + 1).split('/')[0] ?? '') : '';
    const own = roomOf(file);
    const allowed = known[own];
    if (allowed === undefined) return [];
    return importsOf(file, text).flatMap((target) => {
      const other = roomOf(target);
      return other in known && other !== own && !allowed.includes(other)
        ? [`${file}: ${other}`]
        : [];
    });
  });
}

it('finds an import from a room into another that it may not import', () => {
  const room = 'apps/server/src/scenes';
  expect(wrongRooms(`${room}/one.ts`, importing('../http/one'))).toEqual([`${room}/one.ts: http`]);
  expect(wrongRooms(`${room}/one.ts`, importing('../telemetry/one'))).toEqual([]);
  expect(wrongRooms(`${room}/in/one.ts`, importing('../two'))).toEqual([]);
});

it('the rooms of game-core and of the server point one way, but for their tests', () => {
  const files = Object.keys(rooms).flatMap((place) => filesNamed(/(?<!\.test)\.ts$/, place));
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap((file) => wrongRooms(file, read(file)))).toEqual([]);
});

/** Returns the rules of the linter that each file breaks, as "file: rule"; the files are texts by their path. */
function lint(files: ReadonlyMap<string, string>): string[] {
  const copy = mkdtempSync(path.join(tmpdir(), 'imports-'));
  onTestFinished(() => rmSync(copy, { recursive: true }));
  copyFileSync(path.join(root, '.oxlintrc.json'), path.join(copy, '.oxlintrc.json'));
  for (const [file, text] of files) {
    mkdirSync(path.join(copy, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(copy, file), text);
  }
  const oxlint = path.join(root, 'node_modules/oxlint/bin/oxlint');
  const words = [oxlint, '-c', '.oxlintrc.json', '-f', 'json', '.'];
  const { stdout } = spawnSync(process.execPath, words, { cwd: copy, encoding: 'utf8' });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: readonly { filename: string; code: string }[];
  };
  const faults = diagnostics.map(
    ({ code, filename }) =>
      `${path.posix.normalize(filename)}: ${/\((.+)\)/.exec(code)?.[1] ?? code}`,
  );
  return [...new Set(faults)].toSorted();
}

const globals = [
  'globalThis',
  'window',
  'document',
  'fetch',
  'setTimeout',
  'Date',
  'performance',
  'crypto',
];

/** What may not be written, by the file that contains it and the rule that refuses it. */
const refusals: readonly (readonly [file: string, text: string, rule: string])[] = [
  ...globals.map(
    (name) =>
      [
        `packages/game-core/src/rules/${name}.ts`,
        `export const one = ${name};\n`,
        'no-restricted-globals',
      ] as const,
  ),
  [
    'packages/game-core/src/rules/random.ts',
    'export const one = Math.random();\n',
    'no-restricted-properties',
  ],
  ...['react', 'howler', 'node:fs', '@time-traveler/ui', '@time-traveler/ui/journey'].map(
    (name, index) =>
      [
        `packages/game-core/src/journey/framework-${index}.ts`,
        importing(name),
        'no-restricted-imports',
      ] as const,
  ),
  ['packages/audio/src/game.ts', importing('@time-traveler/game-core'), 'no-restricted-imports'],
  [
    'packages/audio/src/rules.ts',
    importing('@time-traveler/game-core/contract'),
    'no-restricted-imports',
  ],
  ['packages/audio/src/page.ts', importing('react'), 'no-restricted-imports'],
  ['packages/ui/src/player.ts', importing('@time-traveler/audio'), 'no-restricted-imports'],
  ['packages/ui/src/sounds.ts', importing('@time-traveler/audio/accent'), 'no-restricted-imports'],
  ['packages/ui/src/rules.ts', importing('@time-traveler/game-core'), 'no-restricted-imports'],
  ['packages/testing/src/ui.ts', importing('@time-traveler/ui'), 'no-restricted-imports'],
];

it('the linter refuses what the rules of the architecture forbid', () => {
  const files = new Map(refusals.map(([file, text]) => [file, text]));
  expect(lint(files)).toEqual(refusals.map(([file, , rule]) => `${file}: ${rule}`).toSorted());
});

it('the linter refuses a circle of imports, of types too', () => {
  const types = (from: string, name: string) =>
    `import type { ${from} } from './${from}';\nexport type ${name} = ${from} | null;\n`;
  const files = new Map([
    ['apps/game/src/one.ts', types('two', 'one')],
    ['apps/game/src/two.ts', types('one', 'two')],
  ]);
  expect(lint(files)).toEqual(['apps/game/src/one.ts: no-cycle', 'apps/game/src/two.ts: no-cycle']);
});

/** Returns the imports of a file that lead by a path into the sources of another package. */
function pathsIntoPackages(file: string, text: string): string[] {
  const packageOf = (place: string) => /^(?:apps|packages)\/[\w-]+\//.exec(place)?.[0] ?? '';
  return importsOf(file, text).flatMap((target) => {
    const other = packageOf(target);
    return other !== packageOf(file) && target.startsWith(`${other}src/`)
      ? [`${file}: ${target}`]
      : [];
  });
}

it('finds an import by a path, from wherever it is', () => {
  const found = [
    ['apps/game/src/one.ts', '../../../packages/ui/src/one'],
    ['apps/server/src/http/one.ts', '../../../game/src/one'],
    ['packages/ui/src/components/one.tsx', '../../../game-core/src/one'],
    ['tests/e2e/one.spec.ts', '../../packages/ui/src/one'],
  ].map(([file = '', from = '']) => pathsIntoPackages(file, importing(from)));
  expect(found.flat()).toHaveLength(4);
  expect(pathsIntoPackages('packages/ui/src/a/one.ts', importing('../b/one'))).toEqual([]);
});

it('a package is imported by its name, never by a path into its sources', () => {
  // Storybook is made of the sources of `ui`, also of what it does not export.
  const folders = ['apps', 'packages', 'tests', 'tools'];
  const files = folders.flatMap((folder) => filesNamed(/\.(?:[mc]?[jt]s|tsx)$/, folder));
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap((file) => pathsIntoPackages(file, read(file)))).toEqual([]);
});

it('has no stylesheet in packages/ui that no component imports', () => {
  const imported = filesNamed(/(?<!\.stories)\.tsx?$/, 'packages/ui/src').flatMap((file) =>
    importsOf(file, read(file)),
  );
  const sheets = filesNamed(/\.module\.css$/, 'packages/ui/src');
  expect(sheets.length).toBeGreaterThan(30);
  expect(sheets.filter((sheet) => !imported.includes(sheet))).toEqual([]);
});

it('the app selects no element by a path of other elements', () => {
  const files = filesNamed(/^(?!.*\.(?:test|stories)\.)[\w-]+\.tsx?$/, 'apps/game/src').filter(
    (file) => !/\/(?:workshop|fixtures)\//.test(file),
  );
  expect(files.length).toBeGreaterThan(50);
  const selectors = files.flatMap((file) =>
    [
      ...read(file).matchAll(
        /(?:querySelector(?:All)?(?:<\w+>)?|closest|matches)\(\s*(['`][^)]*)/g,
      ),
    ].map(([, selector = '']) => `${file}: ${selector}`),
  );
  expect(selectors.length).toBeGreaterThan(5);
  expect(selectors.filter((selector) => /[>+~]|:(?:nth|first|last|has)/.test(selector))).toEqual(
    [],
  );
});
