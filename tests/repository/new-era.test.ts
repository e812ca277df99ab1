import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileFolders, faultText } from '@time-traveler/eras';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readName } from '../../tools/new-era/name.mjs';
import { filesNamed, root } from './files';

describe('the name of a new era', () => {
  it.each([
    ['atlantis', 'Atlantis'],
    ['age-of-atlantis', 'Age Of Atlantis'],
    ['class', 'Class'],
  ])('%s is its slug, and its name on the timeline follows', (slug, name) => {
    expect(readName([slug], ['medieval'])).toEqual({ slug, name });
  });

  it.each([
    [[], 'A new era needs a name.'],
    [['Iron', 'Age'], 'Try: pnpm new-era iron-age'],
    [['iron_age'], 'Try: pnpm new-era iron-age'],
    [['-iron'], 'Try: pnpm new-era iron'],
    [['iron--age'], 'Try: pnpm new-era iron-age'],
    [['2157'], 'use lower-case letters'],
    [['a-very-long-name-for-an-era'], 'too long for the timeline'],
    [['medieval'], 'There is already eras/medieval'],
  ])('%j is refused with an explanation', (words, explanation) => {
    expect(() => readName(words, ['medieval'])).toThrow(explanation);
  });
});

describe('a new era', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'sixth-era-'));
  const before = filesNamed(/./, 'eras');
  const create = () =>
    spawnSync(process.execPath, ['tools/new-era/main.mjs', 'age-of-atlantis'], {
      cwd: copy,
      encoding: 'utf8',
    });

  beforeAll(async () => {
    for (const place of ['tools/new-era', 'tools/packages.mjs', 'packages/eras/template', 'eras']) {
      await cp(path.join(root, place), path.join(copy, place), { recursive: true });
    }
  });

  afterAll(() => rmSync(copy, { recursive: true }));

  it('is a folder and nothing else, is the last one on the timeline and has no fault', async () => {
    const { status, stderr } = create();
    expect(status, stderr).toBe(0);
    const { eras, faults } = await compileFolders(path.join(copy, 'eras'));
    expect(faults.map(faultText)).toEqual([]);
    expect(eras.at(-1)?.era.period).toMatchObject({
      id: eras.length,
      name: 'Age Of Atlantis',
      slug: 'age-of-atlantis',
    });
    for (const file of before) {
      expect(readFileSync(path.join(copy, file), 'utf8')).toBe(
        readFileSync(path.join(root, file), 'utf8'),
      );
    }
  });

  it('is not created twice', () => {
    const { status, stderr } = create();
    expect(status).toBe(1);
    expect(stderr).toContain('There is already eras/age-of-atlantis');
  });

  it('is gone with its folder, and another name needs nothing else', async () => {
    const eras = path.join(copy, 'eras');
    await cp(path.join(eras, 'age-of-atlantis'), path.join(eras, 'atlantis'), { recursive: true });
    rmSync(path.join(eras, 'age-of-atlantis'), { recursive: true });
    expect(existsSync(path.join(eras, 'age-of-atlantis'))).toBe(false);
    const { eras: compiled, faults } = await compileFolders(eras);
    expect(faults).toEqual([]);
    expect(compiled.at(-1)?.era.period.slug).toBe('atlantis');
  });
});
