import type { PAGE_STATES } from '@time-traveler/ui/data-attributes';

/** The name of a declared state in an element's `dataset`, such as `held`. */
type PageState = (typeof PAGE_STATES)[number] extends `data-${infer State}` ? State : never;

declare global {
  /** With a dot, only the states compile that the styles declare. */
  interface DOMStringMap extends Partial<Record<PageState, string>> {}
}

/** Times of the page, in milliseconds since it started to load. */
export interface Clock {
  readonly now: () => number;
  /** When the prerendered scene was first painted; now if the browser does not report it. */
  readonly firstPaint: () => number;
}

/** The browser's clock. */
export const pageClock: Clock = {
  now: () => performance.now(),
  firstPaint: () => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint?.startTime ?? performance.now();
  },
};

/** Returns how the page was loaded, or undefined in browsers that do not report it. */
export function navigationType(): NavigationTimingType | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type;
}

/** What some browsers report about the connection. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Returns whether to preload nothing that the visitor may never need: the visitor asked to save data, or the
 * connection is slower than 3G. False in browsers that do not report this.
 */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
