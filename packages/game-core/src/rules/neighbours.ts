import type { Period } from '../eras/era';

/** Takes the timeline and the active slug and gives the slugs whose music is preloaded: the current, the previous and the next one, without wrapping around (SPEC §9). */
export function preloadSlugs(periods: readonly Period[], slug: string): readonly string[] {
  const at = periods.findIndex((period) => period.slug === slug);
  if (at === -1) return [slug];
  // A negative index would count from the end of the list, which is the wrap that is not wanted.
  const previous = at > 0 ? [periods[at - 1]] : [];
  return [...previous, periods[at + 1]].reduce<readonly string[]>(
    (slugs, period) => (period ? [...slugs, period.slug] : slugs),
    [slug],
  );
}
