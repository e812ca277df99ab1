// Encodes one graded PNG as the three AVIF sizes that the game serves, or as those that are named by their width.
// Usage: node art/scenes/encode.mjs picture.png medieval [quality] [width…]
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const imagesDir = fileURLToPath(new URL('../../apps/game/public/images/', import.meta.url));

/** The widths served by `srcset`, each with the suffix of its file name; pictures are 3:2. The smallest has `less` quality. */
const sizes = [
  { width: 1536, height: 1024, suffix: '', less: 0 },
  { width: 960, height: 640, suffix: '-960', less: 0 },
  { width: 640, height: 427, suffix: '-640', less: 6 },
];

const [source, name, quality = '60', ...widths] = process.argv.slice(2);
if (!source || !name) {
  console.error('Usage: node art/scenes/encode.mjs <picture.png> <name> [quality] [width…]');
  process.exit(1);
}

const wanted = sizes.filter(({ width }) => widths.length === 0 || widths.includes(String(width)));
for (const { width, height, suffix, less } of wanted) {
  const target = path.join(imagesDir, `${name}${suffix}.avif`);
  await sharp(source)
    .resize(width, height, { fit: 'cover', kernel: 'lanczos3' })
    .avif({ quality: Number(quality) - less, effort: 6, chromaSubsampling: '4:4:4' })
    .toFile(target);
  const { size } = await stat(target);
  console.log(`${path.relative(process.cwd(), target)} ${Math.round(size / 1024)} KB`);
}
