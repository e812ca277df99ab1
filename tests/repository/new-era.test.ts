import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeholderContent } from '../../tools/new-era/content.mjs';
import { readName } from '../../tools/new-era/name.mjs';
import { placesOf } from '../../tools/new-era/places.mjs';
import { registered } from '../../tools/new-era/registers.mjs';
import { textFiles } from '../../tools/new-era/templates.mjs';
import { read, root } from './files';

describe('the name of a new era', () => {
  it.each([
    ['atlantis', 'Atlantis', 'atlantis'],
    ['age-of-atlantis', 'Age Of Atlantis', 'ageOfAtlantis'],
  ])('%s is its slug, and its other names follow', (slug, name, identifier) => {
    expect(readName([slug])).toEqual({ slug, name, identifier });
  });

  it.each([
    [[], 'A new era needs a name.'],
    [['Iron', 'Age'], 'Try: pnpm new-era iron-age'],
    [['iron_age'], 'Try: pnpm new-era iron-age'],
    [['-iron'], 'Try: pnpm new-era iron'],
    [['iron--age'], 'Try: pnpm new-era iron-age'],
    [['2157'], 'use lower-case letters'],
    [['a-very-long-name-for-an-era'], 'too long for the timeline'],
    [['class'], 'choose a longer name, such as class-age'],
    [['medieval'], 'There is already packages/game-core/src/eras/medieval.ts'],
    [['general'], 'There is already packages/game-core/src/eras/stories/general.ts'],
  ])('%j is refused with an explanation', (words, explanation) => {
    expect(() => readName(words)).toThrow(explanation);
  });
});

describe('a new era', () => {
  // The packages that eras are part of, with one era more; only its pictures and its tune are missing.
  const copy = mkdtempSync(path.join(tmpdir(), 'sixth-era-'));
  const name = readName(['age-of-atlantis']);
  const texts = textFiles(read, name, placeholderContent({ ...name, id: 99, startYear: 9000 }));
  const { theme } = placesOf(name.slug);
  const files = {
    ...texts,
    [theme]: read('tools/new-era/theme.css').replaceAll('new-era', name.slug),
    ...registered(read, name),
  };

  beforeAll(async () => {
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
    const built = /\/(?:dist|\.turbo)$/;
    const filter = (place: string) => !built.test(place);
    for (const place of [
      'packages/game-core',
      'packages/ui',
      'apps/server/src/curated',
      'art/scenes',
      'docs/sources',
    ]) {
      await cp(path.join(root, place), path.join(copy, place), {
        recursive: true,
        verbatimSymlinks: true,
        filter,
      });
    }
    for (const place of ['tsconfig.base.json', '.oxlintrc.json', '.prettierrc.json']) {
      await cp(path.join(root, place), path.join(copy, place));
    }
    for (const [place, text] of Object.entries(files)) writeFileSync(path.join(copy, place), text);
  });

  afterAll(() => rmSync(copy, { recursive: true }));

  const written = Object.keys(texts).map((place) => path.join(copy, place));

  const tool = (command: string, ...words: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(
      path.join(root, 'node_modules/.bin', command),
      words,
      { cwd: copy, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
    );
    return { status, output: `${stdout}\n${stderr}` };
  };

  it('consists of the files that every era has, and is in every register', () => {
    const { content, story, curated, sources } = placesOf(name.slug);
    expect(Object.keys(texts).sort()).toEqual([content, curated, sources, story].sort());
    for (const text of Object.values(registered(read, name))) expect(text).toContain(name.slug);
  });

  it('is formatted without a complaint', () => {
    const { status, output } = tool('prettier', '--write', ...written);
    expect(status, output).toBe(0);
  });

  it('passes the linter', () => {
    const { status, output } = tool('oxlint', '--deny-warnings', ...written);
    expect(status, output).toBe(0);
  });

  it.each([
    ['content', 'packages/game-core', 'src/eras/'],
    ['theme', 'packages/ui', 'src/tokens/'],
  ])('passes the tests of the %s beside the other eras', (_, folder, tests) => {
    const { status, output } = tool('vitest', 'run', `--root=${folder}`, tests);
    expect(status, output).toBe(0);
    expect(output).toMatch(/Test Files\s+[1-9]\d* passed/);
  });
});
