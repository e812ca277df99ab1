import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { templateFolder } from '../read-folders';
import { checkEras } from './main';

let folder = '';
let printed: string[] = [];
const page = () => path.join(folder, 'proof.html');
const era = () => path.join(folder, 'iron-age');
const check = (...folders: readonly string[]) =>
  checkEras(folders, (line) => printed.push(line), page());

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'era-check-'));
  printed = [];
  await cp(templateFolder, era(), { recursive: true });
});

afterEach(() => rm(folder, { recursive: true }));

async function change(file: string, found: string | RegExp, by: string): Promise<void> {
  const place = path.join(era(), file);
  await writeFile(place, (await readFile(place, 'utf8')).replace(found, by));
}

it('says how long a sound era is and how hard to read, and writes its texts to a page', async () => {
  expect(await check(era())).toBe(true);
  expect(printed[0]).toMatch(/^New Era, 2301: \d+ words in 193 texts, grade \d\.\d, 0 warnings$/);
  expect(await readFile(page(), 'utf8')).toContain('Placeholder 1, the scene.');
});

it('prints every fault with its file and line, and fails', async () => {
  await change('epilogues.md', '> **Invented.**', '> **Certain.**');
  await change('era.md', 'icon: hourglass\n', '');
  expect(await check(era())).toBe(false);
  expect(printed).toEqual([
    expect.stringMatching(/^iron-age\/epilogues\.md:\d+: the record of the epilogue 'First'/),
    expect.stringMatching(/^iron-age\/era\.md:1: the field "icon" is missing/),
    '2 faults\n',
  ]);
});

it('warns of what is said twice and of lengths, and does not fail', async () => {
  const phrase = 'the same seven words in two places';
  await change('epilogues.md', /Placeholder \d+, an epilogue\..*/, `Here are ${phrase}.`);
  await change('outcomes.md', 'You chose to', `So are ${phrase}. You chose to`);
  expect(await check(era())).toBe(true);
  expect(printed.join('\n')).toMatch(
    /warning: "the same seven words in two" is said more than once \(iron-age\/outcomes\.md: .*; iron-age\/epilogues\.md: /,
  );
  expect(printed.join('\n')).toContain('9 words; 40 to 75 are wanted in this text');
});

it('refuses a folder that does not exist', async () => {
  expect(await check('no-such-era')).toBe(false);
  expect(printed).toEqual([
    'There is no folder no-such-era. Name the folder of an era, such as eras/medieval.',
  ]);
});
