import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { build as viteBuild } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { erasForEsbuild, erasForVite } from './plugins';
import { templateFolder } from './read-folders';

let folder = '';
let eras = '';
let entry = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'era-plugins-'));
  eras = path.join(folder, 'eras');
  entry = path.join(folder, 'entry.js');
  await cp(templateFolder, path.join(eras, 'iron-age'), { recursive: true });
  await writeFile(
    entry,
    `export { eras } from './compiled-eras';
     export { sets } from './compiled-sets';
     export { stories } from './stories/compiled-stories';`,
  );
});

afterAll(() => rm(folder, { recursive: true }));

const bundlers: readonly (readonly [string, () => Promise<readonly string[]>])[] = [
  [
    'esbuild',
    async () => {
      const { outputFiles } = await build({
        entryPoints: [entry],
        bundle: true,
        splitting: true,
        format: 'esm',
        outdir: path.join(folder, 'out'),
        write: false,
        logLevel: 'silent',
        plugins: [erasForEsbuild(eras)],
      });
      return outputFiles.map(({ text }) => text);
    },
  ],
  [
    'Vite',
    async () => {
      const built = await viteBuild({
        root: folder,
        configFile: false,
        logLevel: 'silent',
        build: { write: false, lib: { entry, formats: ['es'] } },
        plugins: [erasForVite(eras)],
      });
      return [built]
        .flat()
        .flatMap((result) => ('output' in result ? result.output : []))
        .map((file) => ('code' in file ? file.code : ''));
    },
  ],
];

it.each(bundlers)(
  '%s gets eras and sets in the first file, and each story in one of its own',
  async (_, bundle) => {
    const texts = await bundle();
    const [first = '', ...later] = [...texts].sort(
      (a, b) => Number(b.includes('Placeholder 1,')) - Number(a.includes('Placeholder 1,')),
    );
    expect(first).toContain('Test what you were told');
    expect(first).not.toContain('an epilogue');
    expect(later.filter((text) => text.includes('an epilogue'))).toHaveLength(1);
  },
);

it.each(bundlers)('%s stops with every fault of a folder', async (_, bundle) => {
  const broken = path.join(eras, 'broken-age');
  await cp(templateFolder, broken, { recursive: true });
  await rm(path.join(broken, 'epilogues.md'));
  await writeFile(path.join(broken, 'notes.txt'), 'Ask Ada.');
  await expect(bundle()).rejects.toThrow(
    /broken-age\/epilogues\.md:1: the file is missing[\s\S]*broken-age\/notes\.txt:1: the file is not known/,
  );
  await rm(broken, { recursive: true });
});

it.each(bundlers)('%s stops if two eras have the same number', async (_, bundle) => {
  const twin = path.join(eras, 'twin-age');
  await cp(templateFolder, twin, { recursive: true });
  await expect(bundle()).rejects.toThrow(
    'twin-age/era.md:1: the number 6 is also the id of iron-age',
  );
  await rm(twin, { recursive: true });
});
