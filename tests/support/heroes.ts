import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { EndingPicture } from '@time-traveler/game-core';

/** A rectangle: left, top, right and bottom. */
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Where the picture inside its frame and the title's plate are on the page. */
export interface Places {
  readonly picture: Box;
  readonly plate: Box;
}

const read = (file: string): unknown => JSON.parse(readFileSync(`art/scenes/${file}`, 'utf8'));
/** Where each picture's heroes are, in pixels of 1536 × 1024: a person, or the thing that the story is about. */
const heroes = read('heroes.json') as Readonly<Record<string, readonly Box[]>>;
/** How much of what a crop cuts from the height it cuts above, in per cent. */
const focus = read('focus.json') as Readonly<Record<string, number>>;

/** Returns where the picture's frame and the title's plate are on the page. */
export function places(page: Page): Promise<Places> {
  return page.evaluate(() => {
    const box = (element: Element | null | undefined): Box => {
      const { left, top, right, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
      return [left, top, right, bottom];
    };
    const frame = document.querySelector('figure > div');
    const [left, top] = box(frame);
    const { clientLeft = 0, clientTop = 0, clientWidth = 0, clientHeight = 0 } = frame ?? {};
    return {
      // Without the frame's moulding, which a plate may cover.
      picture: [
        left + clientLeft,
        top + clientTop,
        left + clientLeft + clientWidth,
        top + clientTop + clientHeight,
      ] as Box,
      plate: box(document.querySelector('article h2')?.parentElement),
    };
  });
}

/** Returns where the heroes of a picture are, drawn to cover the frame as an ending shows it. */
function heroesIn(
  name: string,
  [left, top, right, bottom]: Box,
  { at: [across, down] = [50, focus[name] ?? NaN], zoom = 100 }: EndingPicture,
): readonly Box[] {
  const scale = (Math.max((right - left) / 1536, (bottom - top) / 1024) * zoom) / 100;
  const x = left + ((right - left - 1536 * scale) * across) / 100;
  const y = top + ((bottom - top - 1024 * scale) * down) / 100;
  return (heroes[name] ?? []).map((hero) => [
    x + hero[0] * scale,
    y + hero[1] * scale,
    x + hero[2] * scale,
    y + hero[3] * scale,
  ]);
}

const areaOf = ([left, top, right, bottom]: Box) =>
  Math.max(0, right - left) * Math.max(0, bottom - top);

const common = (one: Box, other: Box): Box => [
  Math.max(one[0], other[0]),
  Math.max(one[1], other[1]),
  Math.min(one[2], other[2]),
  Math.min(one[3], other[3]),
];

/** Returns for each hero of a picture which share of it can be seen, and which share of that the plate covers. */
export function heroShares(name: string, { picture, plate }: Places, view: EndingPicture = {}) {
  return heroesIn(name, picture, view).map((hero) => {
    const seen = common(hero, picture);
    return {
      seen: areaOf(seen) / areaOf(hero),
      covered: areaOf(common(seen, plate)) / (areaOf(seen) || 1),
    };
  });
}

/** Returns the three pictures of the era on screen whose first hero the crop cuts or the title's plate covers. */
export async function harmedHeroes(page: Page, slug: string): Promise<string[]> {
  const shown = await places(page);
  return ['', '-2', '-3'].flatMap((view) => {
    const name = `${slug}${view}`;
    const shares = heroShares(name, shown).slice(0, 1);
    if (shares.length === 0) return [`${name} has no heroes`];
    return [
      ...(shares.every(({ seen }) => seen > 0.98) ? [] : [`${name} is cut`]),
      ...(shares.every(({ covered }) => covered < 0.02) ? [] : [`${name} is covered`]),
    ];
  });
}
