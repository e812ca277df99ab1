/**
 * Draws the picture of the README from the built game: every era's screen beside the others.
 * Run as `node tools/readme-picture/main.mjs`, after `pnpm build`.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { builtInEras, builtInPeriods } from '@time-traveler/game-core';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { browserLaunch } from '../../tests/browser-launch.mjs';
import { root } from '../packages.mjs';

const site = path.join(root, 'apps/game/dist');
const target = path.join(root, 'docs/five-eras.webp');
const address = 'http://game.test';
const slice = { width: 420, height: 860 };
const gap = 8;
const LARGEST = 250_000;

const browser = await chromium.launch(browserLaunch({ whole: true }));
const slices = [];
for (const { period } of builtInEras) slices.push(await photograph(period));
await browser.close();

const picture = sharp({
  create: {
    width: slices.length * (slice.width + gap) - gap,
    height: slice.height,
    channels: 4,
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  },
})
  .composite(slices.map((input, index) => ({ input, top: 0, left: index * (slice.width + gap) })))
  .webp({ quality: 64, effort: 6, smartSubsample: true });
const { size, width, height } = await picture.toFile(target);
console.log(`${path.relative(process.cwd(), target)}: ${width} × ${height}, ${size} bytes`);
if (size > LARGEST) throw new Error(`The picture must not weigh more than ${LARGEST} bytes.`);

async function photograph({ name, slug }) {
  const page = await browser.newPage({ viewport: slice, reducedMotion: 'reduce' });
  await page.route(`${address}/**`, (route) => answer(route));
  await page.goto(address);
  await page.getByRole('button', { name }).click();
  await page.locator(`html.${slug}-theme`).waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  const taken = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return taken;
}

/** Answers with the built game's files and its own list of eras, so that no server is needed. */
async function answer(route) {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/api/periods') return route.fulfill({ json: builtInPeriods });
  const file = path.join(site, pathname === '/' ? 'index.html' : pathname);
  return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
}
