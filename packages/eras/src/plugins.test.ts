import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { createServer, build as viteBuild } from 'vite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
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

it('Vite adds the picture and the tune of a folder to the build', async () => {
  const place = path.join(eras, 'iron-age');
  const jpeg = Buffer.of(0xff, 0xd8, 0xff, 0xe0);
  await writeFile(path.join(place, 'picture.jpg'), jpeg);
  const built = await viteBuild({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { write: false, lib: { entry, formats: ['es'] } },
    plugins: [erasForVite(eras)],
  });
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const picture = files.find(({ fileName }) => fileName === 'images/iron-age.jpg');
  expect(picture?.type === 'asset' && picture.source).toEqual(jpeg);
  await rm(path.join(place, 'picture.jpg'));
});

it('in development, eras of ERAS_DIR are on the timeline, and a change or a new folder is seen at once', async () => {
  const more = path.join(folder, 'more');
  await mkdir(more);
  vi.stubEnv('ERAS_DIR', more);
  const server = await createServer({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [erasForVite(eras)],
  });
  const load = async () => {
    const loaded = await server.pluginContainer.load('\0compiled-eras');
    return typeof loaded === 'string' ? loaded : '';
  };
  try {
    expect(await load()).toContain('iron-age');
    const place = path.join(eras, 'iron-age', 'era.md');
    const page = await readFile(place, 'utf8');
    await writeFile(place, page.replace('The grim sailor', 'The merry sailor'));
    await vi.waitFor(async () => expect(await load()).toContain('The merry sailor'), 5_000);
    await cp(templateFolder, path.join(more, 'mill-town'), { recursive: true });
    await vi.waitFor(async () => expect(await load()).toContain('"slug":"mill-town"'), 5_000);
    await writeFile(place, page);
  } finally {
    await server.close();
    vi.unstubAllEnvs();
  }
});
