/** Copies the template of an era into eras/NAME: `pnpm new-era NAME`. Asks nothing, and overwrites nothing. */
import { cp, readFile, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { root } from '../packages.mjs';
import { readName } from './name.mjs';

const eras = path.join(root, 'eras');
const template = path.join(root, 'packages/eras/template');

async function main() {
  const existing = await readdir(eras);
  const { slug, name } = readName(process.argv.slice(2), existing);
  const folder = path.join(eras, slug);
  await cp(template, folder, { recursive: true, errorOnExist: true, force: false });
  const id = (await highestId(existing)) + 1;
  for (const file of await filesOf(folder)) {
    const text = await readFile(file, 'utf8');
    const named = text.replaceAll('New Era', name).replaceAll('FOLDER', slug);
    await writeFile(file, named.replace(/^id: \d+$/m, `id: ${id}`));
  }
  console.log(`The era ${name} is in eras/${slug}, with placeholders. See it on the timeline with "pnpm dev".

Replace the placeholders; each file says what it holds. "pnpm era:check eras/${slug}" finds what is missing.
Until it has its own, the era is plain, with a picture of the Middle Ages and no music:
  look      the field "look" in era.md
  picture   picture.webp in the folder; then leave "picture" and "fallback" out of era.md
  music     tune.mp3 in the folder, and the field "tune" in era.md`);
}

async function filesOf(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
}

/** Returns the highest number of an era that there is. */
async function highestId(slugs) {
  const texts = await Promise.all(
    slugs.map((slug) => readFile(path.join(eras, slug, 'era.md'), 'utf8').catch(() => '')),
  );
  return Math.max(0, ...texts.map((text) => Number(/^id: (\d+)$/m.exec(text)?.[1] ?? 0)));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
