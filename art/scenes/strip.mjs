// Shows what the depth maps do: each picture with the eye moved to the left, in the middle and to the right,
// two pictures per row. The middle one has its lights ringed, and what drifts in a box.
// Usage: node art/scenes/strip.mjs [name [out.webp width]]; with a name only that picture, with a third argument as wide as that.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const imagesDir = fileURLToPath(new URL('../../apps/game/public/images/', import.meta.url));
const target = fileURLToPath(new URL('../film-strips.webp', import.meta.url));

/** The most that anything moves, as a share of the width, and the steps in which the way to the nearest thing is searched. */
const SHIFT = 0.008;
const STEPS = 8;
const gap = 6;

const reach = JSON.parse(await readFile(new URL('reach.json', import.meta.url), 'utf8'));
const [only, out = target, wide = '256'] = process.argv.slice(2);
const names = only ? [only] : Object.keys(reach);
const width = Number(wide);
const height = Math.round((width * 2) / 3);
const columns = only ? 3 : 6;

const tiles = [];
for (const [index, name] of names.entries()) {
  const scene = await load(name);
  for (const [k, eye] of [-1, 0, 1].entries()) {
    const at = index * 3 + k;
    const image = await sharp(moved(scene, eye), { raw: { width, height, channels: 3 } })
      .composite(eye === 0 ? [{ input: Buffer.from(marks(scene.life)) }] : [])
      .png()
      .toBuffer();
    tiles.push({
      input: image,
      left: gap + (at % columns) * (width + gap),
      top: gap + Math.floor(at / columns) * (height + gap),
    });
  }
}
const rows = Math.ceil((names.length * 3) / columns);
await sharp({
  create: {
    width: gap + columns * (width + gap),
    height: gap + rows * (height + gap),
    channels: 3,
    background: '#14110f',
  },
})
  .composite(tiles)
  .toFormat(out.endsWith('.png') ? 'png' : 'webp', { quality: 58, effort: 6 })
  .toFile(out);
console.log(path.relative(process.cwd(), out));

/** Returns the pixels of a picture, those of its map (1 is nearest) and its list. */
async function load(name) {
  const pixels = await sharp(path.join(imagesDir, `${name}-960.avif`))
    .resize(width, height)
    .removeAlpha()
    .raw()
    .toBuffer();
  const map = await sharp(path.join(imagesDir, `${name}-depth.webp`))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const life = JSON.parse(await readFile(path.join(imagesDir, `${name}-life.json`), 'utf8'));
  return { pixels, map: map.data, across: map.info.width, down: map.info.height / 2, life };
}

/** Returns the depth at a place (0 to 1), between the four nearest values of the map. */
function depthAt({ map, across, down }, u, v) {
  const x = Math.min(Math.max(u * across - 0.5, 0), across - 1.001);
  const y = Math.min(Math.max(v * down - 0.5, 0), down - 1.001);
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const at = (di, dj) => map[(j + dj) * across + i + di];
  const row = (dj) => at(0, dj) * (1 - x + i) + at(1, dj) * (x - i);
  return (row(0) * (1 - y + j) + row(1) * (y - j)) / 255;
}

/** Returns the pixels of a picture as an eye sees them that has moved sideways, from -1 to 1. */
function moved(scene, eye) {
  const seen = Buffer.alloc(width * height * 3);
  const shift = eye * SHIFT * scene.life.reach;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [(x + 0.5) / width, (y + 0.5) / height];
      const place = search(scene, u, v, shift);
      for (let c = 0; c < 3; c++) seen[(y * width + x) * 3 + c] = colour(scene, place, y, c);
    }
  }
  return seen;
}

/** Returns the place of the picture that is seen at (u, v): from near to far, the first that lies where the line of sight is. */
function search(scene, u, v, shift) {
  const along = (level) => u + shift * (level - scene.life.focus);
  if (shift === 0) return u;
  let [before, above] = [1, depthAt(scene, along(1), v) - 1];
  if (above >= 0) return along(1);
  for (let step = 1; step <= STEPS; step++) {
    const level = 1 - step / STEPS;
    const found = depthAt(scene, along(level), v) - level;
    // Between the last two steps the line of sight is straight.
    if (found >= 0) return along(before + ((level - before) * above) / (above - found));
    [before, above] = [level, found];
  }
  return along(0);
}

/** Returns one colour of a row at a place between two pixels; beyond its edge the picture is mirrored. */
function colour({ pixels }, u, y, c) {
  const mirrored = 1 - Math.abs(1 - Math.abs(u));
  const x = Math.min(Math.max(mirrored * width - 0.5, 0), width - 1.001);
  const i = Math.floor(x);
  const at = (k) => pixels[(y * width + k) * 3 + c];
  return Math.round(at(i) * (1 - x + i) + at(i + 1) * (x - i));
}

/** Draws the lights of a list as rings of their colour, and a box and an arrow for what drifts. */
function marks({ lights, drifts }) {
  const ring = ({ x, y, radius, color }) =>
    `<circle cx="${x * width}" cy="${y * height}" r="${radius * width}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="2"/>` +
    `<circle cx="${x * width}" cy="${y * height}" r="${radius * width}" fill="none" stroke="#${color}"/>`;
  const box = ({ box: [left, top, right, bottom], drift: [dx, dy] }) => {
    const [x, y] = [((left + right) / 2) * width, ((top + bottom) / 2) * height];
    return (
      `<rect x="${left * width}" y="${top * height}" width="${(right - left) * width}" height="${(bottom - top) * height}" fill="none" stroke="#6ff"/>` +
      `<path d="M${x},${y}l${dx * width * 3},${dy * width * 3}" stroke="#6ff" stroke-width="2"/><circle cx="${x}" cy="${y}" r="2" fill="#6ff"/>`
    );
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drifts.map(box).join('')}${lights.map(ring).join('')}</svg>`;
}
