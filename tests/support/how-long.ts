import process from 'node:process';
import { long } from '@time-traveler/testing/long-run';
import fc from 'fast-check';

export { long };

/** How long random journeys and the soak each play in a long run, in minutes. */
export const longMinutes = Number(process.env['LONG_MINUTES'] ?? 10);

/**
 * The seed of a sampled run. A short run always takes the same sample, so that a change is what makes it fail; a
 * long one takes another each time. A failure names the seed, and `TEST_SEED` repeats it.
 */
export const seed = Number(process.env['TEST_SEED'] ?? (long ? Date.now() % 1_000_000_000 : 1845));

/**
 * Returns the given number of items, chosen by the seed: `few` in a short run, `many` in a long one. All of them if
 * there are not more.
 */
export function sampled<Item>(
  items: readonly Item[],
  few: number,
  many = Infinity,
): readonly Item[] {
  const count = long ? many : few;
  if (items.length <= count) return items;
  const subset = fc.shuffledSubarray([...items], { minLength: count, maxLength: count });
  return fc.sample(subset, { seed, numRuns: 1 })[0] ?? [];
}

/** Prints what a long run has done, for docs/reliability.md. */
export function report(figures: string): void {
  if (long) process.stdout.write(`  ${figures}, TEST_SEED=${seed}\n`);
}
