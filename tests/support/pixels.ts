import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';

type Box = { x: number; y: number; width: number; height: number };
type Side = 'left' | 'right' | 'top' | 'bottom';

/** Takes a screenshot of a box; `at(column, row)` returns a pixel's relative luminance, 0 to 1 (WCAG 2.2). */
async function luminances(page: Page, { x, y, width, height }: Box, style = '') {
  const clip = {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.max(1, Math.round(width)),
    height: Math.max(1, Math.round(height)),
  };
  const png = await page.screenshot({ clip, style, animations: 'disabled' });
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  const at = (column: number, row: number): number => {
    const start = (row * info.width + column) * 3;
    const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  // The part of the box that is outside of the window is not in the screenshot.
  const [left, top] = [Math.max(0, clip.x), Math.max(0, clip.y)];
  return {
    width: info.width,
    height: info.height,
    at,
    /** Returns the pixels of a line of the window, from a place on and by these steps, if they are in the screenshot. */
    line: (x0: number, y0: number, right: number, down: number, length: number): number[] =>
      Array.from(
        { length },
        (_, step) => [x0 - left + step * right, y0 - top + step * down] as const,
      )
        .filter(
          ([column, row]) => column >= 0 && row >= 0 && column < info.width && row < info.height,
        )
        .map(([column, row]) => at(column, row)),
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
  const reach = 5;
  const seen = await luminances(page, {
    x: x - reach,
    y: y - reach,
    width: width + 2 * reach,
    height: height + 2 * reach,
  });
  const [column, row] = [Math.round(x + width / 3), Math.round(y + height / 2)];
  const across = (from: number) => seen.line(Math.round(from), row, 1, 0, reach * 2);
  const down = (from: number) => seen.line(column, Math.round(from), 0, 1, reach * 2);
  // The outermost pixel is the background; the edge is among the next ones.
  const lines: Record<Side, () => number[]> = {
    left: () => across(x - reach),
    right: () => across(x + width - reach).toReversed(),
    top: () => down(y - reach),
    bottom: () => down(y + height - reach).toReversed(),
  };
  const found = sides.map((side) => {
    const line = lines[side]();
    return Math.max(...line.map((light) => ratio(light, line[0] ?? 0)));
  });
  return Math.min(...found);
}

/** Returns the highest contrast between two pixels of an element's ground, 1 to 21: a drawing behind its words raises it. */
export async function groundContrast(page: Page, target: Locator): Promise<number> {
  const bare = 'main * { color: #0000 !important; text-decoration: none !important }';
  const seen = await luminances(page, await boxOf(target), bare);
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
