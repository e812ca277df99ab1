import { expect } from '@playwright/test';
import sharp from 'sharp';
import { coarse, compareWithBaseline as compare, kept, rounded } from './compare';
import { open, photograph, test } from './photograph';
import { type Shot, allShots } from './shots';

/** A story with a panel, cards, text and the impact box. */
const shot = shotOf('components-choices-choicepanel--after-a-choice');

function shotOf(storyId: string): Shot {
  const found = allShots().find((each) => each.storyId === storyId);
  if (!found) throw new Error(`${storyId} has no visual tag`);
  return found;
}

/** Returns what a baseline keeps of a screenshot, in a file that is made quickly. */
const stored = async (screenshot: Buffer) => (await rounded(screenshot)).png().toBuffer();

test('two windows draw the same pixels', async ({ browser, site }) => {
  const pictures: Buffer[] = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    const page = await context.newPage();
    await open(page, site, shot);
    pictures.push(await photograph(page));
    await context.close();
  }
  const [first, second] = pictures;
  expect(first && second && first.equals(second)).toBe(true);
});

test('knows no typeface of the machine but those of fonts.conf', async ({ site, window }) => {
  test.skip(process.platform !== 'linux', 'only Linux finds its typefaces through fontconfig');
  await open(window, site, shot);
  const widths = await window.evaluate(() => {
    const words = document.createElement('canvas').getContext('2d');
    return ['Liberation Mono', 'Liberation Serif', 'Noto Serif', 'DejaVu Serif'].map((name) => {
      if (words) words.font = `600 16px '${name}', 'DejaVu Sans'`;
      return words?.measureText('Which typeface is this?').width;
    });
  });
  const [own, ...others] = widths.toReversed();
  expect(new Set(others).size).toBe(1);
  expect(others).not.toContain(own);
});

// The box shows an impact here, in the colour of the outcome's plate.
const tokens = ['--card-surface', '--color-choices-heading', '--plate-surface-told'];
for (const token of tokens) {
  test(`detects a slightly different ${token}`, async ({ site, window }) => {
    await open(window, site, shot);
    const before = await stored(await photograph(window));
    await window.evaluate((name) => {
      const { documentElement: html } = document;
      const own = getComputedStyle(html).getPropertyValue(name);
      html.style.setProperty(name, `color-mix(in srgb, ${own} 97%, #00f)`);
    }, token);
    expect((await compare(before, await photograph(window))).same).toBe(false);
  });
}

test('detects a spacing token that is one pixel larger', async ({ site, window }) => {
  await open(window, site, shot);
  const before = await stored(await photograph(window));
  await window.evaluate(() => document.documentElement.style.setProperty('--space-4', '17px'));
  const { same, difference } = await compare(before, await photograph(window));
  expect(same).toBe(false);
  expect(difference).not.toBeNull();
});

test('detects a shift by one pixel', async ({ site, window }) => {
  await open(window, site, shot);
  const before = await stored(await photograph(window));
  await window.getByRole('heading', { name: 'Current Impact' }).evaluate((heading) => {
    heading.style.translate = '1px 0';
  });
  expect((await compare(before, await photograph(window))).same).toBe(false);
});

const channels = { red: 0, green: 1, blue: 2 };
for (const [name, channel] of Object.entries(channels)) {
  test(`detects a change of ${name} by three from every level, and none where nothing changed`, async () => {
    const [lower, higher] = await Promise.all([levels(channel, 0), levels(channel, 3)]);
    for (const [past, present] of [
      [lower, higher],
      [higher, lower],
    ] as const) {
      const baseline = await kept(past);
      expect((await compare(baseline, past)).words).toBe('Nothing differs.');
      expect((await compare(baseline, present)).words).toMatch(
        /^253 pixels differ \([\d.]+ %\), at most \d+ may\. /,
      );
    }
  });
}

test('detects and reports a different size', async () => {
  const [small, large] = await Promise.all([plain(40, 40, '#fff'), plain(40, 41, '#fff')]);
  const { same, words } = await compare(small, large);
  expect(same).toBe(false);
  expect(words).toBe('The size was 40×40 and is 40×41.');
});

test('the coarse tolerance ignores softer letters and detects a recoloured part', async ({
  site,
  window,
}) => {
  await open(window, site, shot);
  const shown = await photograph(window);
  const before = await stored(shown);
  const softer = await sharp(shown).blur(0.6).png().toBuffer();
  expect((await compare(before, softer)).same).toBe(false);
  expect((await compare(before, softer, coarse)).same).toBe(true);

  await window.evaluate(() => document.documentElement.style.setProperty('--card-surface', '#777'));
  expect((await compare(before, await photograph(window), coarse)).same).toBe(false);
});

function plain(width: number, height: number, background: string): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
}

/** A row of 253 pixels in which one channel has every level from `first` on. */
function levels(channel: number, first: number): Promise<Buffer> {
  const data = Buffer.alloc(253 * 3, 121);
  for (let level = 0; level < 253; level += 1) data[level * 3 + channel] = first + level;
  return sharp(data, { raw: { width: 253, height: 1, channels: 3 } })
    .png()
    .toBuffer();
}
