// Makes what other programs show of the game from its own art: the social card, the touch icon, the manifest's icons.
//   node art/icons/make.mjs
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { browserLaunch } from '../../tests/browser-launch.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const publicDir = path.join(root, 'apps/game/public');
// Where the middle of each era's slice is, from the left of its picture.
const slicesOf = {
  medieval: '72%',
  renaissance: '80%',
  industrial: '62%',
  modern: '73%',
  future: '33%',
};

const seal = await readFile(path.join(publicDir, 'favicon.svg'));
const icon = (size) => sharp(seal, { density: (72 * size) / 64 }).resize(size, size);
// A maskable icon may be cut to a circle: the seal keeps to the middle and its ground fills the square.
const maskable = icon(352).extend({
  top: 80,
  bottom: 80,
  left: 80,
  right: 80,
  background: '#1b3163',
});
await icon(192).png({ palette: true }).toFile(path.join(publicDir, 'icon-192.png'));
await icon(512).png({ palette: true }).toFile(path.join(publicDir, 'icon-512.png'));
await maskable.png({ palette: true }).toFile(path.join(publicDir, 'icon-maskable.png'));
await icon(180)
  .flatten({ background: '#1b3163' })
  .png({ palette: true })
  .toFile(path.join(publicDir, 'apple-touch-icon.png'));

const dataUrl = async (file, type) =>
  `data:${type};base64,${(await readFile(file)).toString('base64')}`;
const face = path.join(
  root,
  'packages/ui/node_modules/@fontsource/uncial-antiqua/files/uncial-antiqua-latin-400-normal.woff2',
);
const slices = await Promise.all(
  Object.entries(slicesOf).map(async ([era, middle]) => {
    const picture = await dataUrl(path.join(publicDir, `images/${era}-960.avif`), 'image/avif');
    return `<i style="background-position:${middle} 60%;background-image:url(${picture})"></i>`;
  }),
);
const browser = await chromium.launch(browserLaunch());
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(`<style>
  @font-face { font-family: Uncial; src: url(${await dataUrl(face, 'font/woff2')}) }
  * { margin: 0 } body { width: 1200px; height: 630px; display: flex; position: relative; background: #1b3163; overflow: hidden }
  i { flex: 1; background-size: auto 118%; clip-path: polygon(14% 0, 100% 0, 86% 100%, 0 100%); margin: 0 -17px }
  i:first-child { margin-left: -60px } i:nth-last-child(2) { margin-right: -60px }
  h1 { position: absolute; inset: auto 0 0; padding: 150px 60px 54px; text-align: center; font: 400 74px/1 Uncial; color: #f7ebcb;
    background: linear-gradient(transparent, rgb(12 20 46 / 92%) 62%) }
</style>${slices.join('')}<h1>Historical Time Traveler</h1>`);
await page.evaluate(() => document.fonts.ready);
const card = await page.screenshot();
await browser.close();
await writeFile(
  path.join(publicDir, 'social-card.jpg'),
  await sharp(card).jpeg({ quality: 84, mozjpeg: true }).toBuffer(),
);
console.log('Icons and social card are in apps/game/public');
