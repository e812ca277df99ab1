import { eraBySlug, type Era } from '@time-traveler/game-core';

/** Returns the built-in era of a slug. Throws if there is none. */
export function eraOf(slug: string): Era {
  const era = eraBySlug(slug);
  if (era === undefined) throw new Error(`No era ${slug}`);
  return era;
}
