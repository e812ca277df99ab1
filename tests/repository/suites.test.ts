import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { groupsOf, processTests, suites } from '../run/suites.mjs';
import { filesNamed, read, root } from './files';

const namesOf = (wanted: { names?: readonly string[]; full?: boolean }) =>
  groupsOf({ names: [], full: false, ...wanted })
    .flat()
    .map(({ name }) => name);

describe('the suites', () => {
  it('of "test" come first in "test:full", which runs each suite once', () => {
    const [few, all] = [namesOf({}), namesOf({ full: true })];
    expect(all.slice(0, few.length)).toEqual(few);
    expect(all.length).toBeGreaterThan(few.length);
    expect(all).toEqual(suites.map(({ name }) => name));
    expect(new Set(all).size).toBe(all.length);
  });

  it('that are named run with what they must come after, and alone', () => {
    expect(namesOf({ names: ['e2e-rest'] })).toEqual(['build', 'e2e-rest']);
    expect(namesOf({ names: ['lint', 'visual'] })).toEqual(['lint', 'storybook', 'visual']);
  });

  it('come after suites that run before them', () => {
    for (const [index, { after = [] }] of suites.entries()) {
      const before = suites.slice(0, index).map(({ name }) => name);
      expect(before).toEqual(expect.arrayContaining(after));
    }
  });
});

it('the unit tests that start processes are left to "test:full"', () => {
  const wordsOf = (wanted: string) =>
    suites.find(({ name }) => name === wanted)?.script?.filter((word) => !word.startsWith('--r'));
  expect(wordsOf('processes')).toEqual(expect.arrayContaining([...processTests]));
  const excluded = wordsOf('unit')?.slice(2) ?? [];
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const list = [vitest, 'list', '--filesOnly', '--json', '--project=!storybook', ...excluded];
  const output = execFileSync(process.execPath, list, { cwd: root, encoding: 'utf8' });
  const files = (JSON.parse(output) as { file: string }[]).map(({ file }) =>
    path.relative(root, file),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(processTests.filter((file) => files.includes(file))).toEqual([]);
  expect(processTests.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});

it('"test" plays journeys of many end-to-end files', () => {
  const files = filesNamed(/\.spec\.ts$/, 'tests/e2e');
  const played = files.filter((file) => read(file).includes('@core'));
  expect(played.length).toBeGreaterThan(25);
});
