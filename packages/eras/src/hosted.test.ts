import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { faultText } from './fault';
import { compileHosted } from './hosted';
import { readFiles, templateFolder } from './read-folders';

const template = await readFiles(templateFolder);
const eraPage = template.get('era.md') ?? '';
const scene = template.get('choices.md') ?? '';
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16);
const mp3 = new TextEncoder().encode('ID3 and the rest');

let folder = '';
const at = (...parts: readonly string[]) => path.join(folder, ...parts);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hosted-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Writes a folder with the three files that an era needs at least, and with others. */
async function write(
  slug: string,
  others: Readonly<Record<string, string | Uint8Array>> = {},
): Promise<void> {
  await mkdir(at(slug), { recursive: true });
  const files = {
    'era.md': eraPage.replace(/^id: .*\n/m, ''),
    'choices.md': scene,
    'background.md': template.get('background.md') ?? '',
    ...others,
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(at(slug, file)), { recursive: true });
    await writeFile(at(slug, file), text);
  }
}

const faults = async () =>
  (await compileHosted(folder, [{ id: 7, slug: 'medieval' }])).faults.map(faultText);
const slugs = async () =>
  (await compileHosted(folder, [{ id: 7, slug: 'medieval' }])).eras.map(
    ({ content }) => content.era.period.slug,
  );

describe('a folder of eras', () => {
  it('is read in the order of the timeline, and needs three files and no number for each era', async () => {
    await write('mill');
    await write('bridge', { 'era.md': eraPage.replace(/^id: .*$/m, 'timeline: -1') });
    await writeFile(at('README.md'), '# What is here');
    expect(await faults()).toEqual([]);
    expect(await slugs()).toEqual(['bridge', 'mill']);
    const { eras } = await compileHosted(folder, [{ id: 7, slug: 'medieval' }]);
    expect(eras.map(({ content }) => content.era.period.id)).toEqual([8, 9]);
    expect(eras[1]?.content.era.choices.map(({ id, scenarioId }) => [id, scenarioId])).toEqual([
      [91, 9],
      [92, 9],
      [93, 9],
      [94, 9],
    ]);
    expect(eras[0]?.content.unwritten).toEqual([
      'outcomes.md',
      'follow-ups.md',
      'epilogues.md',
      'sources.md',
    ]);
  });

  it('may have a picture and a tune for each era', async () => {
    const tune = 'tune:\n  title: The River Song\n  credit: Nobody, 1911\n---\n\n<!--';
    await write('mill', {
      'era.md': eraPage
        .replace(/^(?:id|picture|fallback): .*\n/gm, '')
        .replace('---\n\n<!--', tune),
      'picture.jpg': jpeg,
      'tune.mp3': mp3,
    });
    expect(await faults()).toEqual([]);
    const [era] = (await compileHosted(folder, [])).eras;
    expect(era?.content.era.scenario.imageUrl).toBe('/images/mill.jpg');
    expect(era?.content.era.tune).toEqual({ title: 'The River Song', credit: 'Nobody, 1911' });
    expect(era?.media.picture?.bytes).toEqual(jpeg);
    expect(era?.media.tune?.bytes).toEqual(mp3);
  });

  it('has an era without a picture, which asks for none', async () => {
    await write('mill', { 'era.md': eraPage.replace(/^(?:id|picture|fallback): .*\n/gm, '') });
    const [era] = (await compileHosted(folder, [])).eras;
    expect(era?.content.era.scenario.imageUrl).toBe('');
    expect(era?.content.sets.images).toEqual([]);
  });

  it('plays the others if one has a fault, and names every fault of all', async () => {
    await write('mill');
    await write('bridge', { 'era.md': eraPage.replace('icon: hourglass', 'icon: bridge') });
    await write('medieval');
    expect(await slugs()).toEqual(['mill']);
    const icon = eraPage.split('\n').indexOf('icon: hourglass') + 1;
    expect(await faults()).toEqual([
      `bridge/era.md:${icon}: the field "icon" is "bridge": write the name of an icon: castle, palette, factory, radar, rocket, hourglass`,
      'medieval/era.md:1: the game has an era called "medieval": give the folder another name',
    ]);
  });

  it('is not the folder of one era', async () => {
    await cp(templateFolder, folder, { recursive: true });
    expect((await faults())[0]).toMatch(/found era.md in the folder of all eras/);
  });
});

describe('a folder from a stranger is refused with a clear word:', () => {
  it('a link that leads out of it, and one that leads nowhere', async () => {
    await writeFile(at('secret.md'), 'A secret');
    await write('mill');
    await rm(at('mill', 'background.md'));
    await symlink(at('secret.md'), at('mill', 'background.md'));
    await symlink('/no/such/file', at('mill', 'sources.md'));
    await symlink(tmpdir(), at('elsewhere'));
    expect(await faults()).toEqual([
      'elsewhere/era.md:1: found a link that leads out of the folder of all eras: put the folder itself there',
      'mill/background.md:1: found a link that leads out of the folder: put the file itself here',
      'mill/background.md:1: the file is missing: an era has era.md, choices.md, background.md',
      'mill/sources.md:1: found a link that leads nowhere',
    ]);
  });

  it('but a link inside it is read, as a mounted configuration has them', async () => {
    await write('mill');
    await mkdir(at('mill', '..data'));
    await cp(at('mill', 'era.md'), at('mill', '..data', 'era.md'));
    await rm(at('mill', 'era.md'));
    await symlink('..data/era.md', at('mill', 'era.md'));
    expect(await faults()).toEqual([]);
  });

  it('a pipe, which never ends', async () => {
    await write('mill');
    await rm(at('mill', 'background.md'));
    execFileSync('mkfifo', [at('mill', 'background.md')]);
    expect(await faults()).toContain('mill/background.md:1: found something that is not a file');
  });

  it('huge files, and too many', async () => {
    await write('mill', { 'picture.jpg': jpeg });
    await truncate(at('mill', 'choices.md'), 5_000_000_000);
    await truncate(at('mill', 'picture.jpg'), 3_000_000);
    await write('bridge');
    for (let count = 1; count <= 100; count += 1)
      await write('bridge', { [`sets/${count}.md`]: '' });
    const found = await faults();
    expect(found).toContain('mill/choices.md:1: the file has 4769 MB: at most 128 kB are read');
    expect(found).toContain('mill/picture.jpg:1: the file has 3 MB: at most 2 MB are read');
    expect(found.some((fault) => fault.includes('found more than 100 files'))).toBe(true);
  });

  it.each([
    ['picture.webp', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'WebP'],
    ['picture.jpg', '<!doctype html><script>alert(1)</script>', 'JPEG'],
    ['picture.avif', 'GIF89a', 'AVIF'],
    ['tune.mp3', 'OggS', 'MP3'],
  ])('%s that is something else', async (file, text, kind) => {
    await write('mill', { [file]: text });
    expect((await faults())[0]).toBe(
      `mill/${file}:1: the file is called ${file}, but is no ${kind} file: save it as ${kind}, and do not only rename it`,
    );
  });

  it('files of other kinds and names with odd signs, which are printed as they are not', async () => {
    await write('mill', {
      'index.html': '<script>alert(1)</script>',
      'picture.svg': '<svg/>',
      'a\u001b[31m\nb.md': 'x',
      'sub/choices.md': 'x',
    });
    await mkdir(at('Mill Town'));
    const found = await faults();
    expect(found.map((fault) => fault.split(': ').slice(0, 2).join(': '))).toEqual(
      expect.arrayContaining([
        'mill/a\uFFFD[31m\uFFFDb.md:1: the file is not known',
        'mill/index.html:1: the file is not known',
        'mill/picture.svg:1: the file is not known',
        'mill/sub:1: the folder is not known',
        'Mill Town/era.md:1: the folder is called "Mill Town"',
      ]),
    );
  });

  it('other encodings, with the line where they show', async () => {
    const latin = Uint8Array.from(`${scene}\ncafé`, (sign) => sign.charCodeAt(0));
    await write('mill', {
      'choices.md': latin,
      'era.md': Buffer.from(`\uFEFF${eraPage}`, 'utf16le'),
    });
    const found = await faults();
    expect(found).toContain(
      `mill/choices.md:${scene.split('\n').length + 1}: found a letter that cannot be read: save the file as UTF-8`,
    );
    expect(found).toContain('mill/era.md:1: the file is saved as UTF-16: save it as UTF-8');
  });

  it('HTML, scripts and links in every place', async () => {
    const words =
      '<script>alert(1)</script> and [here](javascript:alert(1)) <b onclick="x()">bold</b>';
    await write('mill', {
      'background.md': `# A title\n\n<script>alert(1)</script>\n\nHere is ${words}\n`,
      'choices.md': scene.replace('Placeholder 3', `Placeholder 3 ${words}`),
    });
    const found = await faults();
    expect(found.filter((fault) => fault.includes('found HTML'))).not.toHaveLength(0);
    expect(found.filter((fault) => fault.includes('found a link'))).toHaveLength(2);
    expect(await slugs()).toEqual([]);
  });

  it.each([
    ['quotations', '>'.repeat(20_000)],
    ['lists', Array.from({ length: 2_000 }, (_, depth) => `${' '.repeat(depth)}- x`).join('\n')],
    ['brackets', '['.repeat(20_000)],
    ['emphasis', '*a **b '.repeat(5_000)],
  ])(
    'endlessly nested %s, in reasonable time',
    async (_name, text) => {
      await write('mill', { 'background.md': `# A title\n\n${text}` });
      expect(await slugs()).toEqual([]);
      expect((await faults()).length).toBeGreaterThan(0);
    },
    20_000,
  );

  it('front matter that grows', async () => {
    const grow = Array.from(
      { length: 12 },
      (_, level) => `a${level}: &a${level} [${`*a${level - 1},`.repeat(9)}]`,
    );
    grow[0] = 'a0: &a0 [x,x,x,x,x,x,x,x,x]';
    await write('mill', { 'era.md': eraPage.replace('---\n', `---\n${grow.join('\n')}\n`) });
    expect(await slugs()).toEqual([]);
  });

  it('texts that no screen can show', async () => {
    const long = (count: number) => 'words '.repeat(count / 6);
    await write('mill', {
      'era.md': `${eraPage}\n\n${long(4_200)}\n`,
      'background.md': `# ${long(180)}\n\n${long(12_000)}\n`,
      'choices.md': scene.replace(/^## .*$/m, `## Speak ${long(180)}`),
    });
    const found = await faults();
    expect(found.map((fault) => /(the [a-z]+) has \d+ characters/.exec(fault)?.[1])).toEqual(
      expect.arrayContaining(['the scene', 'the heading', 'the background']),
    );
  });
});

describe('the look of an era', () => {
  const withLook = (look: string) =>
    write('mill', { 'era.md': eraPage.replace('icon:', `${look}\nicon:`) });
  const line = eraPage.split('\n').findIndex((text) => text.startsWith('icon:')) + 1;

  it('is one of the five and may differ in its colours', async () => {
    await withLook(
      "look: modern\ncolors: { bar: '#102030', bar-text: '#ffffff', surface: '#ffffff', text: '#112233', accent: '#8a1c1c' }",
    );
    expect(await faults()).toEqual([]);
    const [era] = (await compileHosted(folder, [])).eras;
    expect(era?.content.era).toMatchObject({
      look: 'modern',
      colors: { bar: '#102030', barText: '#ffffff', text: '#112233' },
    });
  });

  it('is refused if its colours cannot be read, with their contrast', async () => {
    await withLook(
      "colors:\n  surface: '#ffffff'\n  text: '#777777'\n  accent: '#ffaa00'\n  bar: '#000000'",
    );
    expect(await faults()).toEqual([
      `mill/era.md:${line + 2}: text #777777 on surface #ffffff has a contrast of 4.4 to 1: text needs 4.5 to 1, so make one of them darker or lighter`,
      `mill/era.md:${line + 3}: accent #ffaa00 on surface #ffffff has a contrast of 1.9 to 1: text needs 4.5 to 1, so make one of them darker or lighter`,
      `mill/era.md:${line + 4}: found the colour "bar" without "bar-text": they come together`,
    ]);
  });

  it('is refused if it is not known, or if a colour is something else', async () => {
    await withLook("look: baroque\ncolors: { surface: 'red', glow: '#ffffff' }");
    const found = await faults();
    expect(found[0]).toBe(
      `mill/era.md:${line}: the field "look" is "baroque": write the look of an era: medieval, renaissance, industrial, modern, future`,
    );
    expect(found).toContainEqual(expect.stringContaining('the field "colors.surface" is "red"'));
    expect(found).toContainEqual(
      expect.stringContaining(
        'found the field "colors.glow", which is not known: the fields are page, bar, bar-text, surface, text, accent',
      ),
    );
  });
});
