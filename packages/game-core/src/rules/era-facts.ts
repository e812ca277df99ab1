import { eraBySlug } from '../eras/built-in';
import type { EraLook, Period } from '../eras/era';
import type { GameState } from './state';

/** Returns the list of periods with the one of the visit, if the list does not have it: a restored visit contains its own. */
export function knownPeriods({
  periods,
  visit: { period },
}: Pick<GameState, 'periods' | 'visit'>): readonly Period[] {
  return period && periods.every(({ slug }) => slug !== period.slug)
    ? [...periods, period]
    : periods;
}

/** Returns how an era differs from the look that its slug names: nothing, for most. */
export function lookOf(slug: string, periods: readonly Pick<Period, 'slug' | 'scene'>[]): EraLook {
  return eraBySlug(slug) ?? periods.find((period) => period.slug === slug)?.scene ?? {};
}

/**
 * Returns the title of an era's theme, or null if it has no music. An era of which the server sends no scene may have a theme
 * without a title, which is named after its period.
 */
export function tuneOf(slug: string, periods: readonly Period[]): string | null {
  const era = eraBySlug(slug);
  if (era) return era.tune?.title ?? null;
  const period = periods.find((listed) => listed.slug === slug);
  return period?.scene ? (period.scene.tune ?? null) : `${period?.name ?? slug} theme`;
}
