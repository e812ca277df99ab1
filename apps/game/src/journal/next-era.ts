import type { Period } from '@time-traveler/game-core';

/**
 * Returns the era that is next for a visitor: of those on the timeline that are not closed yet the first one after the
 * era on screen, or the first of all if none follows. Undefined if all are closed.
 */
export function nextEra<Era extends Pick<Period, 'slug'>>(
  eras: readonly Era[],
  current: string,
  closed: readonly string[],
): Era | undefined {
  const place = eras.findIndex(({ slug }) => slug === current) + 1;
  return [...eras.slice(place), ...eras.slice(0, place)].find(
    ({ slug }) => slug !== current && !closed.includes(slug),
  );
}
