import type { Period } from '../eras/era';

/**
 * Returns the slugs of the eras before and after an era on the timeline, without wrapping around; undefined
 * beyond both ends, and if the timeline does not have the era.
 */
export function neighbours(
  periods: readonly Period[],
  slug: string,
): Readonly<Record<'previous' | 'next', string | undefined>> {
  const at = periods.findIndex((period) => period.slug === slug);
  if (at === -1) return { previous: undefined, next: undefined };
  return { previous: periods[at - 1]?.slug, next: periods[at + 1]?.slug };
}
