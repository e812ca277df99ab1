// Lays the small pictures of all eras side by side: one row per era, one column per view.
// Usage: node art/scenes/contact.mjs
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const imagesDir = fileURLToPath(new URL('../../apps/game/public/images/', import.meta.url));
const target = fileURLToPath(new URL('../contact-sheet.webp', import.meta.url));

const eras = ['medieval', 'renaissance', 'industrial', 'modern', 'future'];
const views = ['', '-2', '-3'];
const width = 480;
const height = 320;
const gap = 12;

const tiles = [];
for (const [row, era] of eras.entries()) {
  for (const [column, view] of views.entries()) {
    const file = path.join(imagesDir, `${era}${view}-960.avif`);
    if (!existsSync(file)) continue;
    tiles.push({
      input: await sharp(file).resize(width, height).toBuffer(),
      left: gap + column * (width + gap),
      top: gap + row * (height + gap),
    });
  }
}

await sharp({
  create: {
    width: gap + views.length * (width + gap),
    height: gap + eras.length * (height + gap),
    channels: 3,
    background: '#14110f',
  },
})
  .composite(tiles)
  .webp({ quality: 82 })
  .toFile(target);
console.log(`${path.relative(process.cwd(), target)}: ${tiles.length} pictures`);
