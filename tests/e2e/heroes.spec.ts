import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { builtInEras } from '@time-traveler/game-core';
import { expect, test } from '../support/test';

/** A rectangle: left, top, right and bottom. */
type Box = readonly [left: number, top: number, right: number, bottom: number];

const read = (file: string): unknown => JSON.parse(readFileSync(`art/scenes/${file}`, 'utf8'));
/** Where each picture's heroes stand, in pixels of 1536 × 1024. */
const heroes = read('heroes.json') as Readonly<Record<string, Box>>;
/** How much of what a crop cuts from the height it cuts above, in per cent. */
const focus = read('focus.json') as Readonly<Record<string, number>>;

/** Returns where the picture and the title's plate are on the page. */
function places(page: Page): Promise<{ picture: Box; plate: Box }> {
  return page.evaluate(() => {
    const box = (element: Element | null | undefined): Box => {
      const { left, top, right, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
      return [left, top, right, bottom];
    };
    return {
      picture: box(document.querySelector('figure img')),
      plate: box(document.querySelector('article h2')?.parentElement),
    };
  });
}

/** Returns where the heroes of a picture are, drawn to cover the frame with its focus. */
function heroesIn(name: string, [left, top, right, bottom]: Box): Box {
  const scale = Math.max((right - left) / 1536, (bottom - top) / 1024);
  const x = left + (right - left - 1536 * scale) / 2;
  const y = top + ((bottom - top - 1024 * scale) * (focus[name] ?? NaN)) / 100;
  const [heroLeft = NaN, heroTop = NaN, heroRight = NaN, heroBottom = NaN] = heroes[name] ?? [];
  return [x + heroLeft * scale, y + heroTop * scale, x + heroRight * scale, y + heroBottom * scale];
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
]) {
  test(`at ${viewport.width} × ${viewport.height} no crop cuts a hero and no plate covers one`, async ({
    game,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await game.open();
    for (const era of builtInEras) {
      await game.enter(era);
      const { picture, plate } = await places(page);
      for (const view of ['', '-2', '-3']) {
        const name = `${era.period.slug}${view}`;
        const hero = heroesIn(name, picture);
        const cut =
          hero[0] < picture[0] - 1 ||
          hero[1] < picture[1] - 1 ||
          hero[2] > picture[2] + 1 ||
          hero[3] > picture[3] + 1;
        const covered =
          hero[0] < plate[2] && hero[2] > plate[0] && hero[1] < plate[3] && hero[3] > plate[1];
        expect.soft({ cut, covered }, name).toEqual({ cut: false, covered: false });
      }
    }
  });
}
