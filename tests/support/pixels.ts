import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

type Box = { x: number; y: number; width: number; height: number };
type Side = 'left' | 'right' | 'top' | 'bottom';

/** Takes a screenshot of a box; `at(column, row)` returns a pixel's relative luminance, 0 to 1 (WCAG 2.2). */
async function luminances(page: Page, { x, y, width, height }: Box) {
  const clip = {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  };
  const png = await page.screenshot({ clip, animations: 'disabled' });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return {
    width: info.width,
    height: info.height,
    at(column: number, row: number): number {
      const start = (row * info.width + column) * 3;
      const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3);
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    },
  };
}

const ratio = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

async function boxOf(target: Locator): Promise<Box> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('The element is not on screen');
  return box;
}

/** Returns the share of an element's pixels, 0 to 1, that contrast with the background just above it. */
export async function inkShare(page: Page, target: Locator, needed = 3): Promise<number> {
  const { x, y, width, height } = await boxOf(target);
  const seen = await luminances(page, { x, y: y - 3, width, height: height + 3 });
  const ground = seen.at(0, 0);
  let ink = 0;
  for (let row = 3; row < seen.height; row += 1)
    for (let column = 0; column < seen.width; column += 1)
      if (ratio(seen.at(column, row), ground) >= needed) ink += 1;
  return ink / (seen.width * (seen.height - 3));
}

/** Returns the lowest contrast between an element's edge and its surroundings over its sides, 1 to 21. */
export async function edgeContrast(
  page: Page,
  target: Locator,
  sides: readonly Side[] = ['left', 'right', 'top', 'bottom'],
): Promise<number> {
  const { x, y, width, height } = await boxOf(target);
  const [middle, third] = [y + height / 2, x + width / 3];
  const reach = 5;
  const strips: Record<Side, Box> = {
    left: { x: x - reach, y: middle, width: reach * 2, height: 1 },
    right: { x: x + width - reach, y: middle, width: reach * 2, height: 1 },
    top: { x: third, y: y - reach, width: 1, height: reach * 2 },
    bottom: { x: third, y: y + height - reach, width: 1, height: reach * 2 },
  };
  const found: number[] = [];
  for (const side of sides) {
    const strip = await luminances(page, strips[side]);
    const long = Math.max(strip.width, strip.height);
    const line = Array.from({ length: long }, (_, step) =>
      strip.width > 1 ? strip.at(step, 0) : strip.at(0, step),
    );
    if (side === 'right' || side === 'bottom') line.reverse();
    // The outermost pixel is the background; the edge is among the next ones.
    found.push(Math.max(...line.map((light) => ratio(light, line[0] ?? 0))));
  }
  return Math.min(...found);
}

/** Returns the highest contrast between two pixels of an element's ground, 1 to 21: a drawing behind its words raises it. */
export async function groundContrast(page: Page, target: Locator): Promise<number> {
  const bare = await page.addStyleTag({
    content: 'main * { color: #0000 !important; text-decoration: none !important }',
  });
  const seen = await luminances(page, await boxOf(target));
  await bare.evaluate((style) => style.parentNode?.removeChild(style));
  const shades = Array.from({ length: seen.width * seen.height }, (_, place) =>
    seen.at(place % seen.width, Math.floor(place / seen.width)),
  );
  return ratio(
    shades.reduce((one, other) => Math.max(one, other)),
    shades.reduce((one, other) => Math.min(one, other)),
  );
}

/** Returns the luminance of the window's first pixel, from 0 for black to 1 for white. */
export async function groundOf(page: Page): Promise<number> {
  return (await luminances(page, { x: 0, y: 0, width: 1, height: 1 })).at(0, 0);
}
