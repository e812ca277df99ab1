import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

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

/** Returns the three pictures of the era on screen whose heroes the crop cuts or the title's plate covers. */
export async function harmedHeroes(page: Page, slug: string): Promise<string[]> {
  const { picture, plate } = await places(page);
  return ['', '-2', '-3'].flatMap((view) => {
    const name = `${slug}${view}`;
    const hero = heroesIn(name, picture);
    // Stated as what must hold, so that a missing entry (NaN) fails.
    const isWhole =
      hero[0] >= picture[0] - 1 &&
      hero[1] >= picture[1] - 1 &&
      hero[2] <= picture[2] + 1 &&
      hero[3] <= picture[3] + 1;
    const isFree =
      hero[0] >= plate[2] || hero[2] <= plate[0] || hero[1] >= plate[3] || hero[3] <= plate[1];
    return [...(isWhole ? [] : [`${name} is cut`]), ...(isFree ? [] : [`${name} is covered`])];
  });
}
