import { SCROLLER, STORY } from '@time-traveler/ui/data-attributes';
import { navigationType } from '../page';

const KEY = 'reading-places';

/** The most scenes of a tab whose place is kept. */
const MOST_SCENES = 20;

/** Selects the parts of a scene by which a place is stored. They are the same each time that the scene is shown. */
const PARTS = 'main :is(h2, h3, figure, article p, li)';

/** How far a part may be from its place and still count as there, in CSS pixels. */
const STILL_PX = 2;

/** A visible part: its index in its scroller, and its distance from the window's top in CSS pixels; null at the top. */
type Spot = readonly [part: number, top: number] | null;

/** Where the visitor was in a scene: one spot for the page, then one for each panel, which scrolls on a large screen. */
interface Place {
  readonly story: string;
  readonly spots: readonly Spot[];
}

let kept = false;
let returned = false;

/** Starts to store the visitor's place in a scene whenever the page is left, for this tab. A second call does nothing. */
export function keepPlace(): void {
  if (!kept) addEventListener('pagehide', store);
  kept = true;
}

/**
 * Scrolls to the place that is stored for the story on screen, unless the page is a new visit. With `panels` it
 * scrolls only these, which no browser does; with `page` also the page, because the browser did that before the
 * restored scene was rendered. A second call does nothing.
 */
export function returnToPlace(within: 'page' | 'panels'): void {
  if (returned || navigationType() === 'navigate') return;
  returned = true;
  const place = storedPlaces().find(({ story }) => story === storyOnScreen());
  if (place) hold(place, within === 'page' ? 0 : 1);
}

/** A spot to stay at. `height` is its scroller's `scrollHeight` when it was last scrolled there. */
interface Hold {
  readonly scroller: HTMLElement;
  readonly part: Element;
  readonly top: number;
  height: number;
}

/** Stays at a place while the page still grows. Stops when the visitor acts, scrolls or opens another scene. */
function hold({ story, spots }: Place, from: number): void {
  const holds = scrollers().flatMap((scroller, index): Hold[] => {
    const [number, top] = spots[index] ?? [];
    const part = number === undefined ? undefined : scroller.querySelectorAll(PARTS)[number];
    // The visitor has scrolled this panel meanwhile.
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

/** True if something else has scrolled the spot away. False if the page is only too short to scroll that far. */
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
    // If storage is blocked, only the browser's own scroll restoration is left.
  }
}

/** Returns the places that are stored for this tab. Ignores values of another shape. */
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
  // The header covers what is above this line.
  const index = tops.findIndex(({ bottom }) => bottom > innerHeight / 4);
  const top = tops[index]?.top;
  return top === undefined ? null : [index, top];
}
