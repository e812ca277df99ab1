import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { EndingPicture } from '@time-traveler/game-core';
import type { Frame } from './frames';

/** A rectangle: left, top, right and bottom. */
type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Where the picture inside its frame and the title's plate are on the page. */
export interface Places {
  readonly picture: Box;
  /** True in a low window, in which a picture may keep another part. */
  readonly low?: boolean;
  readonly plate: Box;
}

const read = (file: string): unknown => JSON.parse(readFileSync(`art/scenes/${file}`, 'utf8'));
/** Where each picture's heroes are, in pixels of 1536 × 1024: a person, or the thing that the story is about. */
const heroes = read('heroes.json') as Readonly<Record<string, readonly Box[]>>;
/** Where the heads are that must be whole or outside, in the same pixels. */
const heads = read('heads.json') as Readonly<Record<string, readonly Box[]>>;
/** How much of what a crop cuts from the height it cuts above, in per cent, and in a low window if that is another share. */
const focus = read('focus.json') as Readonly<Record<string, number | readonly [number, number]>>;

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
      low: matchMedia('(width >= 56.25em) and (37.5em <= height < 43.75em)').matches,
      plate: box(document.querySelector('article h2')?.parentElement),
    };
  });
}

/** Returns where parts of a picture are, drawn to cover the frame as an ending shows it. */
function drawn(
  name: string,
  parts: readonly Box[] = [],
  { picture: [left, top, right, bottom], low = false }: Pick<Places, 'picture' | 'low'>,
  { at, zoom = 100 }: EndingPicture,
): readonly Box[] {
  const [usual = NaN, inLow = usual] = [focus[name] ?? NaN].flat();
  const [across, down] = at ?? [50, low ? inLow : usual];
  const scale = (Math.max((right - left) / 1536, (bottom - top) / 1024) * zoom) / 100;
  const x = left + ((right - left - 1536 * scale) * across) / 100;
  const y = top + ((bottom - top - 1024 * scale) * down) / 100;
  return parts.map((part) => [
    x + part[0] * scale,
    y + part[1] * scale,
    x + part[2] * scale,
    y + part[3] * scale,
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
export function heroShares(name: string, shown: Places, view: EndingPicture = {}) {
  const { picture, plate } = shown;
  return drawn(name, heroes[name], shown, view).map((hero) => {
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

/** Returns what is wrong with the heads of a picture in a frame: cut, below the title's plate, or all outside. */
export function harmedHeads(
  name: string,
  [width, height, plateRight = 0, plateTop = height]: Frame,
  low: boolean,
  view: EndingPicture = {},
): string[] {
  const share = (from: number, to: number, end: number) =>
    (Math.min(to, end) - Math.max(from, 0)) / (to - from);
  const all = drawn(name, heads[name], { picture: [0, 0, width, height], low }, view);
  // A head that is beside the frame is not missed; one that is above or below it leaves its body behind.
  const shown = all
    .map((head, index) => ({ head, index }))
    .filter(({ head: [left, , right] }) => share(left, right, width) > 0.02);
  if (shown.length === 0) return ['no head'];
  return shown.flatMap(({ head: [left, top, right, bottom], index }) => [
    ...(share(left, right, width) < 0.95 ? [`head ${index} is cut at a side`] : []),
    ...(share(top, bottom, height) < 0.97 ? [`head ${index} is cut above or below`] : []),
    ...(left < plateRight && bottom > plateTop + 1 ? [`head ${index} is covered`] : []),
  ]);
}
