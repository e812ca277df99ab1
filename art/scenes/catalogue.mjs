// Writes what the game knows about the pictures: how far down the subject is (from focus.json), in per cent of what a crop
// may cut from the height. For the pictures that the game shows first it adds the sentence that describes them (from
// descriptions.json) and a tiny blurred placeholder, as a data address. The server gets all sentences.
//   node art/scenes/catalogue.mjs
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const root = path.resolve(import.meta.dirname, '../..');
const images = path.join(root, 'apps/game/public/images');
const gameTarget = path.join(root, 'apps/game/src/pictures.json');
const serverTarget = path.join(root, 'apps/server/src/curated/descriptions.json');
const focusOf = await facts('focus.json');
const descriptionOf = await facts('descriptions.json');

const names = (await readdir(images))
  .filter((name) => /^[a-z]+(?:-[a-z]+)*(?:-\d)?\.avif$/.test(name))
  .map((name) => path.basename(name, '.avif'))
  .sort();

const entries = await Promise.all(
  names.map(async (name) => {
    const focus = focusOf[name];
    if (!(focus >= 0 && focus <= 100)) throw new Error(`focus.json has no 0–100 for ${name}`);
    const description = descriptionOf[name];
    if (!description) throw new Error(`descriptions.json has no sentence for ${name}`);
    const address = `/images/${name}.avif`;
    // Those with a number come from the server with its description, when a picture or a stand-in is there already.
    if (/\d$/.test(name)) return { address, description, known: { focus } };
    const pixels = sharp(path.join(images, `${name}.avif`))
      .resize(24, 16, { fit: 'fill' })
      .blur(0.85);
    const data = await pixels.webp({ quality: 30, effort: 6 }).toBuffer();
    const placeholder = `data:image/webp;base64,${data.toString('base64')}`;
    return { address, description, known: { description, focus, placeholder } };
  }),
);
await write(
  gameTarget,
  entries.map(({ address, known }) => [address, known]),
);
await write(
  serverTarget,
  entries.map(({ address, description }) => [address, description]),
);

async function facts(file) {
  return JSON.parse(await readFile(path.join(import.meta.dirname, file), 'utf8'));
}

async function write(target, pairs) {
  await writeFile(target, `${JSON.stringify(Object.fromEntries(pairs), null, 2)}\n`);
  console.log(`${names.length} pictures in ${path.relative(process.cwd(), target)}`);
}
