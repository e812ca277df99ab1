/** Creates an era from a template and registers it: `pnpm new-era NAME`. Asks nothing, and overwrites nothing. */
import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import prettier from 'prettier';
import { root } from '../packages.mjs';
import { placeholderContent } from './content.mjs';
import { readName } from './name.mjs';
import { drawPicture, pictures } from './pictures.mjs';
import { absolute, modelEra, contentFolder, placesOf } from './places.mjs';
import { registered } from './registers.mjs';
import { textFiles } from './templates.mjs';

const run = promisify(execFile);

async function main() {
  const name = readName(process.argv.slice(2));
  const places = placesOf(name.slug);
  const content = placeholderContent({ ...name, ...(await nextPlace()) });
  const read = (place) => readFileSync(absolute(place), 'utf8');
  const template = await readFile(path.join(import.meta.dirname, 'theme.css'), 'utf8');
  const files = {
    ...textFiles(read, name, content),
    [places.theme]: template.replaceAll('new-era', name.slug),
    ...registered(read, name),
  };
  for (const [place, text] of Object.entries(files)) await writeFormatted(place, text);
  await makePictures(name.slug);
  await copyFile(absolute(placesOf(modelEra).tune), absolute(places.tune));

  console.log(`The era ${name.name} is on the timeline, with placeholders. See it with "pnpm dev".

What it still needs:
  words      ${places.content}
             ${places.story}
             ${places.curated}
             Replace each placeholder; "pnpm proof" counts words and finds what is said twice.
  sources    ${places.sources}
  look       ${places.theme}; look at it in Storybook, and at Foundations/Colour for the contrast.
  pictures   ${places.picture} and two more, from art/scenes; say in focus.json and in
             descriptions.json what they show, then run "node art/scenes/catalogue.mjs".
  music      ${places.tune}, now a copy of the medieval theme; its title is in the content file.
  baselines  "pnpm test:visual:update" draws Storybook's pictures of the new era.
Its place in the lists of ${contentFolder}/index.ts is its place on the timeline.`);
}

/** Returns the number and the first year of an era behind all others. */
async function nextPlace() {
  const names = (await readdir(absolute(contentFolder))).filter((name) => name.endsWith('.ts'));
  const texts = await Promise.all(
    names.map((name) => readFile(path.join(absolute(contentFolder), name), 'utf8')),
  );
  const highest = (pattern) =>
    Math.max(
      ...texts.flatMap((text) => [...text.matchAll(pattern)].map(([, found]) => Number(found))),
    );
  return {
    id: highest(/^\s+timePeriodId: (\d+),$/gm) + 1,
    startYear: highest(/^\s+endYear: (-?\d+),$/gm),
  };
}

async function writeFormatted(place, text) {
  const options = await prettier.resolveConfig(absolute(place));
  const formatted = await prettier.format(text, { ...options, filepath: absolute(place) });
  await writeFile(absolute(place), formatted);
}

/** Draws the placeholders, and has the scripts of `art` write them in every size and list them. */
async function makePictures(slug) {
  const scratch = await mkdtemp(path.join(tmpdir(), 'new-era-'));
  try {
    for (const picture of pictures) {
      const name = `${slug}${picture.number}`;
      const file = path.join(scratch, `${name}.png`);
      await drawPicture(picture, file);
      await run(process.execPath, ['art/scenes/encode.mjs', file, name], { cwd: root });
    }
    await run(process.execPath, ['art/scenes/catalogue.mjs'], { cwd: root });
  } finally {
    await rm(scratch, { recursive: true });
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
