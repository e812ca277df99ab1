import type { Guide } from './guides/guide';

/** The position of a number, in CSS pixels from the corner of the picture to the centre of the number. */
export interface Place {
  readonly number: number;
  readonly left: number;
  readonly top: number;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Point = readonly [left: number, top: number];

/** Half the width of a number, with its edge and a little air. */
const REACH = 14;

/** Returns the place of each part that is in a picture, or in the page of the picture's frame, beside all letters. */
export function placesOf(picture: HTMLElement, parts: Guide['parts']): readonly Place[] {
  const corner = picture.getBoundingClientRect();
  const frame = picture.querySelector('iframe');
  const page = frame?.contentDocument?.body ?? picture;
  const window = frame?.getBoundingClientRect() ?? { left: 0, top: 0, width: 1 };
  // A frame without room for its window is scaled down.
  const scale = frame === null ? 1 : window.width / frame.clientWidth;
  const inPicture = ({ left, top, right, bottom }: Box): Box => ({
    left: window.left + left * scale - corner.left,
    top: window.top + top * scale - corner.top,
    right: window.left + right * scale - corner.left,
    bottom: window.top + bottom * scale - corner.top,
  });
  const taken = lettersOf(page).map(inPicture);
  const found = parts.flatMap(([, selector], index) => {
    // Storybook keeps hidden headings and lists in each page.
    const part = selector && [...page.querySelectorAll(selector)].find(isVisible);
    return part ? [{ number: index + 1, box: inPicture(part.getBoundingClientRect()) }] : [];
  });
  // A small part has fewer free places around it, because other parts surround it.
  found.sort((one, other) => areaOf(one.box) - areaOf(other.box));
  const numbers = found.map(({ number, box }) => {
    const places = around(box).filter(
      ([left, top]) => left > 0 && top > 0 && left < corner.width && top < corner.height,
    );
    const [left, top] = freest(places, taken);
    taken.push(boxAt([left, top]));
    return { number, left, top };
  });
  return numbers.sort((one, other) => one.number - other.number);
}

const isVisible = (part: Element) => part.getClientRects().length > 0;

const areaOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);

/** Returns the places that a number can have beside a part or on its edge, the best ones first. */
function around({ left, top, right, bottom }: Box): readonly Point[] {
  const middle = (top + bottom) / 2;
  return [
    [left - REACH, Math.min(middle, top + REACH)],
    [left, top],
    [left + REACH, top - REACH],
    [right + REACH, middle],
    [right - REACH, middle],
    [right, top],
    [left + REACH, bottom + REACH],
    [left - REACH, middle],
    [right, bottom],
    [left, bottom],
    [(left + right) / 2, top - REACH],
    [(left + right) / 2, bottom + REACH],
  ];
}

/** Returns the first place that covers nothing, or the one that covers least. */
function freest(places: readonly Point[], taken: readonly Box[]): Point {
  let best: Point = places[0] ?? [0, 0];
  let least = Infinity;
  for (const place of places) {
    const covered = taken.reduce((sum, box) => sum + overlap(boxAt(place), box), 0);
    if (covered < least) [best, least] = [place, covered];
  }
  return best;
}

const boxAt = ([left, top]: Point): Box => ({
  left: left - REACH,
  top: top - REACH,
  right: left + REACH,
  bottom: top + REACH,
});

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/** Returns where letters and icons are. */
function lettersOf(page: HTMLElement): readonly Box[] {
  const texts = page.ownerDocument.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const range = page.ownerDocument.createRange();
  const boxes: Box[] = [...page.querySelectorAll('svg')].map((icon) =>
    icon.getBoundingClientRect(),
  );
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if (text.parentElement?.closest('.guide-number, script, style')) continue;
    range.selectNodeContents(text);
    if (text.textContent?.trim()) boxes.push(...range.getClientRects());
  }
  return boxes;
}
