import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type Page, expect } from '@playwright/test';
import sharp from 'sharp';
import { open, test } from './photograph';

/** Sheets of components with words on an ornament of the theme. Each has a cell that is read from right to left. */
const sheets = [
  'components-choices-choicecard--states',
  'components-choices-impactbox--states',
  'components-story-recordnote--states',
  'components-overlays-contextdialog--states',
];

/** How much darker or lighter than its line a column of pixels may be. The textures of the themes stay below it. */
const MOST = 1.5;

interface Line {
  readonly cell: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Hides the letters of a page, and returns where each line of text was. */
function hideLines(page: Page): Promise<Line[]> {
  return page.evaluate(() => {
    const found: Line[] = [];
    for (const cell of document.querySelectorAll('figure:has(> figcaption)')) {
      const content = cell.querySelector(':scope > div');
      if (content === null) continue;
      const name = cell.querySelector('figcaption')?.textContent ?? '';
      const texts = document.createTreeWalker(content, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const text = texts.currentNode.textContent?.trim() ?? '';
        if (text === '' || !texts.currentNode.parentElement?.checkVisibility()) continue;
        // What a scroller hides is not in the picture.
        const scroller = texts.currentNode.parentElement.closest('[role="region"]');
        const { bottom = Infinity } = scroller?.getBoundingClientRect() ?? {};
        for (const { x, y, width, height } of range.getClientRects()) {
          if (width < 8 || height < 8 || y + height > bottom) continue;
          found.push({ cell: name, text, x, y, width, height });
        }
      }
    }
    const style = document.createElement('style');
    style.textContent =
      '*, ::first-letter { color: #0000 !important; text-shadow: none !important; text-decoration: none !important; }' +
      'svg, ::marker { visibility: hidden; }';
    document.head.append(style);
    return found;
  });
}

/** Returns how much a column of a line stands out from the others, as a ratio of contrast. */
function standsOut({ data, width, height }: Pixels, line: Line): number {
  const columns: number[] = [];
  const top = Math.ceil(line.y + line.height * 0.2);
  const bottom = Math.min(height, Math.floor(line.y + line.height * 0.8));
  for (let x = Math.ceil(line.x); x < Math.min(width, line.x + line.width - 1); x += 1) {
    let sum = 0;
    for (let y = top; y < bottom; y += 1) sum += data[y * width + x] ?? 0;
    columns.push((sum / (bottom - top) / 255) ** 2.2);
  }
  const middle = columns.toSorted((a, b) => a - b)[columns.length >> 1] ?? 0;
  return Math.max(
    1,
    ...columns.map((each) => (Math.max(each, middle) + 0.05) / (Math.min(each, middle) + 0.05)),
  );
}

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

const themes = path.resolve(import.meta.dirname, '../../packages/ui/src/themes');
for (const theme of readdirSync(themes)) {
  const era = path.basename(theme, '.css');
  test(`no ornament of ${era} crosses words, in either direction`, async ({ site, window }) => {
    const crossed: string[] = [];
    for (const storyId of sheets) {
      const viewport = { width: 1366, height: 768 };
      await open(window, site, { storyId, name: storyId, era, viewport, whole: true, file: '' });
      const lines = await hideLines(window);
      expect(lines.some(({ cell }) => cell === 'Right to left')).toBe(true);
      const picture = await window.screenshot({ animations: 'disabled', fullPage: true });
      const { data, info } = await sharp(picture)
        .greyscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      for (const line of lines) {
        const most = standsOut({ data, width: info.width, height: info.height }, line);
        if (most > MOST) crossed.push(`${storyId}, ${line.cell}: ${line.text}`);
      }
    }
    expect(crossed).toEqual([]);
  });
}
