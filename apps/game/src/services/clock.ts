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
