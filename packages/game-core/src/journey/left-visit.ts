import type { Period } from '../eras/era';
import { DECISIONS_IN_A_VISIT } from '../rules/reckoning';
import { choicesOf } from '../rules/visit';
import { type Journey, placeOfVisit } from './journey';
import { type JourneyVisit, isDecided } from './journey-visit';

/**
 * Returns the visit that was left before its end and can be continued, or undefined if there is none. Of each era it can
 * only be the last visit with a decision. The era on screen comes first, then the visit that was left last, then the
 * newest one. The visit on screen itself is left out, and so are visits to eras that nobody knows any more.
 */
export function leftVisit(
  { visits, last }: Pick<Journey, 'visits' | 'last'>,
  onScreen: { readonly slug: string; readonly began: number },
  periods: readonly Period[],
): JourneyVisit | undefined {
  const newest = new Map<string, JourneyVisit>();
  for (const one of visits.filter(isDecided)) {
    newest.delete(one.visit.slug);
    newest.set(one.visit.slug, one);
  }
  const left = [...newest.values()].filter(
    ({ began, visit }) =>
      began !== onScreen.began &&
      choicesOf(visit).length < DECISIONS_IN_A_VISIT &&
      placeOfVisit(visit, periods) !== undefined,
  );
  return (
    left.find(({ visit }) => visit.slug === onScreen.slug) ??
    left.find(({ began }) => began === last) ??
    left.at(-1)
  );
}
