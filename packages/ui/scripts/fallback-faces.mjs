// Writes src/faces/<family>.css: for each typeface of an era, local faces that take the same room until it has
// arrived. Widths are measured in a browser, with the era's own words; capsize computes the overrides.
//   pnpm --filter @time-traveler/ui faces         (after a build of game-core; CHROMIUM names the browser)
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fromFile } from '@capsizecss/unpack/fs';
import { builtInEras } from '@time-traveler/game-core';
import { chromium } from 'playwright';
import { format } from 'prettier';
import { families } from './fallback-faces.config.mjs';

const require = createRequire(import.meta.url);
const facesDir = path.resolve(import.meta.dirname, '../src/faces');

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'],
  args: ['--no-sandbox'],
});
const page = await browser.newPage();
for (const family of families) {
  const rules = [];
  for (const face of family.faces) {
    for (const local of face.from) rules.push(await ruleOf(family, face, local));
  }
  const target = path.join(facesDir, `${family.family.toLowerCase().replaceAll(' ', '-')}.css`);
  const head =
    '/* Written by scripts/fallback-faces.mjs. The last face that the machine has is used. */';
  await writeFile(
    target,
    await format(`${head}\n${rules.join('\n')}`, {
      parser: 'css',
      singleQuote: true,
      printWidth: 100,
    }),
  );
}
await browser.close();

/** Returns one @font-face rule: a local face with the widths and heights of the era's. */
async function ruleOf(family, face, local) {
  const { style = 'normal', weight, bold = false, tight = 1 } = face;
  const file = require.resolve(`${family.file}${style}.woff2`);
  const words = wordsOf(family, face);
  const wanted = await measure(file, style, weight, words);
  const given = await measure(
    measuredFile(local.measured, bold, style),
    style,
    bold ? 700 : 400,
    words,
  );
  const { ascent, descent, lineGap, unitsPerEm } = await fromFile(file);
  const xWidthAvg = (width) => width * unitsPerEm;
  const { fontFaces } = createFontStack(
    [
      // capsize compares mean widths of letters; the measured words take their place.
      {
        familyName: family.family,
        ascent,
        descent,
        lineGap,
        unitsPerEm,
        xWidthAvg: xWidthAvg(wanted * tight),
      },
      // A face with other heights would leave equal ones without an override.
      {
        familyName: local.names[0],
        ascent: 0,
        descent: 0,
        lineGap: -1,
        unitsPerEm,
        xWidthAvg: xWidthAvg(given * (local.width ?? 1)),
      },
    ],
    { fontFaceFormat: 'styleObject' },
  );
  const overrides = fontFaces[0]['@font-face'];
  const suffix = [bold ? ' Bold' : '', style === 'italic' ? ' Italic' : ''].join('');
  const sources = local.names.map((name) => `local('${name}${suffix}')`);
  return `@font-face {
    font-family: '${family.family} Fallback';
    font-style: ${style};
    font-weight: ${weight};
    src: ${sources.join(', ')};
    size-adjust: ${overrides.sizeAdjust ?? '100%'};
    ascent-override: ${overrides.ascentOverride};
    descent-override: ${overrides.descentOverride};
    line-gap-override: ${overrides.lineGapOverride};
  }`;
}

/** Returns the words of the era that a face is used for. */
function wordsOf({ slug }, { words, upperCase }) {
  const { scenario, choices } = builtInEras.find(({ period }) => period.slug === slug);
  const labels = choices.map(({ text }) => text).join(' ');
  const said = { title: `${scenario.title} ${labels}`, story: scenario.description, labels };
  const text = said[words].replaceAll(/\s+/g, ' ');
  return upperCase ? text.toUpperCase() : text;
}

function measuredFile(source, bold, style) {
  const italic = style === 'italic';
  if (source.startsWith('@')) {
    const name = source.split('/')[1];
    return require.resolve(`${source}/files/${name}-latin-${bold ? 700 : 400}-${style}.woff2`);
  }
  const slant = source.endsWith('Serif') ? 'Italic' : 'Oblique';
  const ending = `${bold ? 'Bold' : ''}${italic ? slant : ''}`;
  return require.resolve(`${source}${ending && `-${ending}`}.ttf`);
}

/** Returns the width of words in a face at 1 px, shaped by the browser. */
async function measure(file, style, weight, words) {
  const data = `data:font/${path.extname(file).slice(1)};base64,${(await readFile(file)).toString('base64')}`;
  return page.evaluate(
    async ({ data, style, weight, words }) => {
      const face = new FontFace('measured', `url(${data})`, { style, weight: '1 1000' });
      await face.load();
      document.fonts.add(face);
      const canvas = document.createElement('canvas').getContext('2d');
      canvas.font = `${style} ${weight} 200px measured`;
      const { width } = canvas.measureText(words);
      document.fonts.delete(face);
      return width / 200;
    },
    { data, style, weight, words },
  );
}
