import type { Period } from '../eras/era';

/** Returns the address of an era's theme music (SPEC §7). A period's own `musicUrl` is not used. */
export function themeUrl(slug: string): string {
  return `/audio/${slug}-theme.mp3`;
}

/**
 * Returns the slugs of the eras whose music is preloaded: the given one, then its previous and its next
 * neighbour on the timeline, without wrapping around (SPEC §9).
 */
export function preloadSlugs(periods: readonly Period[], slug: string): readonly string[] {
  const at = periods.findIndex((period) => period.slug === slug);
  if (at === -1) return [slug];
  // Beyond both ends there is no period.
  return [periods[at - 1], periods[at + 1]].reduce<readonly string[]>(
    (slugs, period) => (period ? [...slugs, period.slug] : slugs),
    [slug],
  );
}
