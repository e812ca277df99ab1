import { SCROLLER, STORY } from '@time-traveler/ui/data-attributes';
import { navigationType } from '../navigation-type';

const KEY = 'reading-places';

/** The most scenes of a tab whose place is kept. */
const MOST_SCENES = 20;

/** What a place is told by: parts of a scene that are the same each time that it is shown. */
const PARTS = 'main :is(h2, h3, figure, article p, li)';

/** How far a part may be from its place and still count as there, in CSS pixels. */
const STILL_PX = 2;

/**
 * A part in sight: its number in its scroller, and its distance from the window's top in CSS pixels. Null if nothing
 * is scrolled.
 */
type Spot = readonly [part: number, top: number] | null;

/** Where the visitor was in a scene: in the page and in each of its panels, which scroll on a large screen. */
interface Place {
  readonly story: string;
  readonly spots: readonly Spot[];
}

let kept = false;
let returned = false;

/** From now on keeps the visitor's place in a scene for this tab when the page is left. A second call changes nothing. */
export function keepPlace(): void {
  if (!kept) addEventListener('pagehide', store);
  kept = true;
}

/**
 * Returns to the place that is kept for the story on screen, unless the page is a new visit. The browser itself
 * knows no place in a panel, and looks for the one in the page before a restored scene is there: `within` says where
 * it has not found it. A second call changes nothing.
 */
export function returnToPlace(within: 'page' | 'panels'): void {
  if (returned || navigationType() === 'navigate') return;
  returned = true;
  const place = storedPlaces().find(({ story }) => story === storyOnScreen());
  if (place) hold(place, within === 'page' ? 0 : 1);
}

/** A spot to stay at. `height` is what its scroller held when it was last brought there. */
interface Hold {
  readonly scroller: HTMLElement;
  readonly part: Element;
  readonly top: number;
  height: number;
}

/** Stays at a place while the page still grows, until the visitor does something or is somewhere else. */
function hold({ story, spots }: Place, from: number): void {
  const holds = scrollers().flatMap((scroller, index): Hold[] => {
    const [number, top] = spots[index] ?? [];
    const part = number === undefined ? undefined : scroller.querySelectorAll(PARTS)[number];
    // A panel that is scrolled has been read on meanwhile.
    if (index < from || (index > 0 && scroller.scrollTop > 0)) return [];
    return part && top !== undefined ? [{ scroller, part, top, height: 0 }] : [];
  });
  if (holds.length === 0) return;
  history.scrollRestoration = 'manual';
  const over = new AbortController();
  const { signal } = over;
  const end = () => over.abort();
  const sizes = new ResizeObserver(() => (storyOnScreen() === story ? holds.forEach(put) : end()));
  signal.addEventListener('abort', () => sizes.disconnect());
  for (const { scroller } of holds) for (const sized of scroller.children) sizes.observe(sized);
  for (const event of ['wheel', 'pointerdown', 'keydown', 'popstate'])
    addEventListener(event, end, { signal, capture: true, passive: true });
  addEventListener('scroll', () => holds.some(hasLeft) && end(), { signal, capture: true });
  holds.forEach(put);
}

function put(spot: Hold): void {
  const { scroller, part, top } = spot;
  scroller.scrollBy({ top: part.getBoundingClientRect().top - top, behavior: 'instant' });
  spot.height = scroller.scrollHeight;
}

/** True if something else has scrolled a spot away, and not the end of a page that is too short for it. */
function hasLeft({ scroller, part, top, height }: Hold): boolean {
  const { scrollTop, scrollHeight, clientHeight } = scroller;
  const off = part.getBoundingClientRect().top - top;
  const room = off > 0 ? scrollHeight - clientHeight - scrollTop : scrollTop;
  return scrollHeight === height && Math.min(Math.abs(off), room) > STILL_PX;
}

function store(): void {
  const place = { story: storyOnScreen(), spots: scrollers().map(spotOf) };
  const places = storedPlaces().filter(({ story }) => story !== place.story);
  if (place.spots.some((spot) => spot !== null)) places.unshift(place);
  try {
    if (places.length === 0) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(places.slice(0, MOST_SCENES)));
  } catch {
    // Where storage is blocked, the browser returns to the place as well as it can.
  }
}

/** Returns the places that are kept for this tab. Anything else that is stored there is ignored. */
function storedPlaces(): Place[] {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(places) ? places.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(value: unknown): value is Place {
  const { story, spots } = (value ?? {}) as Partial<Record<keyof Place, unknown>>;
  return typeof story === 'string' && Array.isArray(spots) && spots.every(isSpot);
}

function isSpot(value: unknown): value is Spot {
  return value === null || (Array.isArray(value) && value.every(Number.isFinite));
}

function storyOnScreen(): string {
  return document.querySelector(STORY)?.textContent ?? '';
}

/** Returns what may scroll: the page, then its panels. */
function scrollers(): readonly HTMLElement[] {
  return [document.documentElement, ...document.querySelectorAll<HTMLElement>(SCROLLER)];
}

function spotOf(scroller: HTMLElement): Spot {
  if (scroller.scrollTop === 0) return null;
  const tops = Array.from(scroller.querySelectorAll(PARTS), (part) => part.getBoundingClientRect());
  // Clear of the header.
  const index = tops.findIndex(({ bottom }) => bottom > innerHeight / 4);
  const top = tops[index]?.top;
  return top === undefined ? null : [index, top];
}
