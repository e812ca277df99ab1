import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import process from 'node:process';
import { builtInEras } from '@time-traveler/game-core';
import { afterAll, expect, it } from 'vitest';
import { builtAssets, firstLoad, laterStylesOf, weigh } from './built-site';

const [, ...otherEras] = builtInEras;
const { html, scripts } = firstLoad();

/** What each part of the first screen, and the code of moving pictures, weighs in this build, in bytes. */
const weights = {
  page: weigh(['/index.html']),
  eraPage: Math.max(...otherEras.map(({ period }) => weigh([`/eras/${period.slug}.html`]))),
  scripts: weigh(scripts),
  laterStyles: weigh([laterStylesOf(html)]),
  movingPictures: weigh(builtAssets(/^LivingCorner-.*\.js$/)),
};

type Part = keyof typeof weights;
const parts = Object.keys(weights) as Part[];
const file = fileURLToPath(new URL('weights.json', import.meta.url));
const report = fileURLToPath(new URL('../../test-results/weights.txt', import.meta.url));
// Then today's weights are the new measure; the diff of the file is what a reviewer agrees to.
if (process.env['UPDATE_WEIGHTS'] === 'true')
  writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`);
const before = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<Part, number>>;

/** How much heavier a part may become before somebody has to agree: more than compression alone moves it. */
const TO_SPARE = 1.01;

it.each(parts)('%s weighs at most a hundredth more than weights.json says', (part) => {
  expect(scripts.length).toBeGreaterThan(0);
  expect(weights[part]).toBeGreaterThan(0);
  expect(weights[part], change(part)).toBeLessThanOrEqual(Math.floor(before[part] * TO_SPARE));
});

afterAll(() => {
  const changes = parts.map(change).join('\n');
  console.log(changes);
  // The summary of all suites shows it.
  mkdirSync(path.dirname(report), { recursive: true });
  writeFileSync(report, changes);
});

function change(part: Part): string {
  const difference = weights[part] - before[part];
  return `${part}: ${before[part]} → ${weights[part]} B (${difference > 0 ? '+' : ''}${difference})`;
}
