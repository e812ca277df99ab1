// Writes what the game knows about the pictures: how far down the subject is (from focus.json), in per cent of what a crop
// may cut from the height, and in a low window if that is a second number, the sentence that describes them (from descriptions.json) and a tiny blurred placeholder, as a
// data address. Sentence and placeholder of a picture with which no era opens, and which stands in for none, are in a file
// that loads later. The server gets all sentences.
//   node art/scenes/catalogue.mjs
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const root = path.resolve(import.meta.dirname, '../..');
const images = path.join(root, 'apps/game/public/images');
const firstTarget = path.join(root, 'apps/game/src/pictures.json');
const laterTarget = path.join(root, 'apps/game/src/more-pictures.json');
const serverTarget = path.join(root, 'apps/server/src/curated/descriptions.json');
const focusOf = await facts('focus.json');
const descriptionOf = await facts('descriptions.json');
const first = await openings();

const names = (await readdir(images))
  .filter((name) => /^[a-z]+(?:-[a-z]+)*(?:-\d)?\.avif$/.test(name))
  .map((name) => path.basename(name, '.avif'))
  .sort();

const entries = await Promise.all(
  names.map(async (name) => {
    const [focus, lowFocus = focus] = [focusOf[name]].flat();
    if (![focus, lowFocus].every((share) => share >= 0 && share <= 100))
      throw new Error(`focus.json has no 0–100 for ${name}`);
    const description = descriptionOf[name];
    if (!description) throw new Error(`descriptions.json has no sentence for ${name}`);
    const address = `/images/${name}.avif`;
    const pixels = sharp(path.join(images, `${name}.avif`))
      .resize(16, 11, { fit: 'fill' })
      .blur(0.6);
    const data = await pixels.webp({ quality: 30, effort: 6 }).toBuffer();
    const placeholder = `data:image/webp;base64,${data.toString('base64')}`;
    const kept = lowFocus === focus ? { focus } : { focus, lowFocus };
    return { address, description, kept, known: { description, ...kept, placeholder } };
  }),
);
const pairs = entries.map(({ address, known }) => [address, known]);
await write(
  firstTarget,
  entries.map(({ address, kept, known }) => [address, first.has(address) ? known : kept]),
);
await write(
  laterTarget,
  pairs.filter(([address]) => !first.has(address)),
);
await write(
  serverTarget,
  entries.map(({ address, description }) => [address, description]),
);

/** Returns the addresses of the pictures with which the eras open, and of those that stand in for one that failed. */
async function openings() {
  const folders = await readdir(path.join(root, 'eras'), { withFileTypes: true });
  const named = folders
    .filter((entry) => entry.isDirectory())
    .map(async ({ name }) => {
      const text = await readFile(path.join(root, 'eras', name, 'era.md'), 'utf8');
      const field = (label) => new RegExp(`^${label}: (.+)$`, 'm').exec(text)?.[1] ?? name;
      return [field('picture'), field('fallback')];
    });
  return new Set((await Promise.all(named)).flat().map((name) => `/images/${name}.avif`));
}

async function facts(file) {
  return JSON.parse(await readFile(path.join(import.meta.dirname, file), 'utf8'));
}

async function write(target, pairs) {
  await writeFile(target, `${JSON.stringify(Object.fromEntries(pairs), null, 2)}\n`);
  console.log(`${pairs.length} pictures in ${path.relative(process.cwd(), target)}`);
}
