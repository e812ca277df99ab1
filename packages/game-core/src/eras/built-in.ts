import { builtInEras } from './index';
import type { Era, Period } from './era';

/** The five built-in periods in their order on the timeline (SPEC §3). */
export const builtInPeriods: readonly Period[] = builtInEras.map((era) => era.period);

/** Returns the built-in era of a slug, or undefined for an era that only the server knows. */
export function eraBySlug(slug: string): Era | undefined {
  return builtInEras.find((era) => era.period.slug === slug);
}
