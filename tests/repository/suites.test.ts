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

it.each(processTests)('%s is left to "test:full"', (file) => {
  expect(existsSync(path.join(root, file))).toBe(true);
  const wordsOf = (wanted: string) => suites.find(({ name }) => name === wanted)?.script ?? [];
  expect(wordsOf('unit')).toContain(`**/${file}`);
  expect(wordsOf('processes')).toContain(file);
});

it('"test" plays journeys of many end-to-end files', () => {
  const files = filesNamed(/\.spec\.ts$/, 'tests/e2e');
  const played = files.filter((file) => read(file).includes('@core'));
  expect(played.length).toBeGreaterThan(25);
});
