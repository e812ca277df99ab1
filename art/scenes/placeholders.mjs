// Writes the tiny blurred stand-ins that the game shows while a picture loads, as data addresses in one JSON file.
//   node art/scenes/placeholders.mjs
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

const root = path.resolve(import.meta.dirname, '../..');
const images = path.join(root, 'apps/game/public/images');
const target = path.join(root, 'apps/game/src/picture-placeholders.json');

const names = (await readdir(images)).filter((name) => /^[a-z]+(-\d)?\.avif$/.test(name)).sort();
const entries = await Promise.all(
  names.map(async (name) => {
    const pixels = sharp(path.join(images, name)).resize(24, 16, { fit: 'fill' }).blur(0.8);
    const data = await pixels.webp({ quality: 45 }).toBuffer();
    return [`/images/${name}`, `data:image/webp;base64,${data.toString('base64')}`];
  }),
);
await writeFile(target, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
console.log(`${names.length} placeholders in ${path.relative(process.cwd(), target)}`);
