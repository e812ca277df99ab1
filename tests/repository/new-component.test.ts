import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check, resolveConfig } from 'prettier';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { places, readComponent } from '../../tools/new-component/name.mjs';
import { read, root } from './files';

describe('the name of a new component', () => {
  it.each([
    [['Seal'], { name: 'Seal', place: 'page' }],
    [['WaxSeal', 'choices'], { name: 'WaxSeal', place: 'choices' }],
  ])('%j is accepted', (words, component) => {
    expect(readComponent(words, ['Panel'])).toEqual(component);
  });

  it.each([
    [[], 'A new component needs a name.'],
    [['seal'], 'Try: pnpm new-component Seal'],
    [['wax-seal'], 'Try: pnpm new-component WaxSeal'],
    [['../Seal'], 'Try: pnpm new-component Seal'],
    [['S'], 'use 3 to 40 letters'],
    [['Seal2'], 'Try: pnpm new-component Seal'],
    [['Seal', 'left'], 'There is no place "left"'],
    [['Seal', 'page', 'now'], 'A name and a place are enough'],
    [['PANEL'], 'There is already a component PANEL'],
  ])('%j is refused with an explanation', (words, explanation) => {
    expect(() => readComponent(words, ['Panel'])).toThrow(explanation);
  });
});

describe('a new component', () => {
  const copy = mkdtempSync(path.join(tmpdir(), 'new-component-'));
  const create = (...words: string[]) =>
    spawnSync(process.execPath, ['tools/new-component/main.mjs', ...words], {
      cwd: copy,
      encoding: 'utf8',
    });
  const written = (file: string) => readFileSync(path.join(copy, file), 'utf8');

  beforeAll(async () => {
    const needed = [
      'tools/new-component',
      'tools/packages.mjs',
      'package.json',
      '.prettierrc.json',
      '.storybook/docs/guides',
      'packages/ui/src',
      'packages/ui/api',
    ];
    for (const place of needed.filter((one) => existsSync(path.join(root, one))))
      await cp(path.join(root, place), path.join(copy, place), { recursive: true });
    symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  });

  afterAll(() => rmSync(copy, { recursive: true }));

  it.each(Object.keys(places))(
    'is written, exported, reported and explained: %s',
    async (place) => {
      const name = `Seal${place.slice(0, 1).toUpperCase()}${place.slice(1)}`;
      const { status, stderr } = create(name, place);
      expect(status, stderr).toBe(0);
      const folder = `packages/ui/src/components/${name}`;
      const files = [`${name}.tsx`, `${name}.module.css`, `${name}.stories.tsx`].map(
        (file) => `${folder}/${file}`,
      );
      const guide = `.storybook/docs/guides/${place}.tsx`;
      for (const file of [...files, 'packages/ui/src/index.ts', guide]) {
        const options = await resolveConfig(path.join(root, file));
        expect([file, await check(written(file), { ...options, filepath: file })]).toEqual([
          file,
          true,
        ]);
      }
      expect(written('packages/ui/src/index.ts')).toContain(`./components/${name}/${name}'`);
      expect(written('packages/ui/api/index.api.md')).toContain(`export function ${name}(`);
      expect(written(guide)).toContain(`\n  ${name}: {`);
    },
  );

  it('changes nothing that was there', () => {
    for (const file of ['packages/ui/src/index.ts', 'packages/ui/api/index.api.md']) {
      const lines = written(file).split('\n');
      expect(
        read(file)
          .split('\n')
          .filter((line) => !lines.includes(line)),
      ).toEqual([]);
    }
  });

  it('is not created twice', () => {
    const { status, stderr } = create('SealPage');
    expect(status).toBe(1);
    expect(stderr).toContain('There is already a component SealPage');
  });
});

it('each file that is written is named in the guide of Storybook, and each step in CONTRIBUTING', () => {
  const guide = read('.storybook/docs/AddAComponent.mdx');
  for (const file of [
    'Seal.tsx',
    'Seal.module.css',
    'Seal.stories.tsx',
    'index.ts',
    'index.api.md',
  ])
    expect(guide).toContain(file);
  const contributing = read('CONTRIBUTING.md');
  for (const step of [
    'new-component Seal',
    'test:stories Seal',
    'test:visual:update',
    'api:update',
  ])
    expect(contributing).toContain(step);
});
