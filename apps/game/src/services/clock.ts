/** Times of the page, in milliseconds since it began to load. */
export interface Clock {
  readonly now: () => number;
  /** When the prerendered scene could first be read; now, where the browser does not say. */
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
