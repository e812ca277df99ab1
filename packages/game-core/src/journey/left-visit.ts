import type { Period } from '../eras/era';
import { DECISIONS_IN_A_VISIT } from '../rules/reckoning';
import { choicesOf } from '../rules/visit';
import { type Journey, placeOfVisit } from './journey';
import { type JourneyVisit, isDecided } from './journey-visit';

/**
 * Returns the visits that were left before their end and can be continued, the newest last. Of each era it can only be the
 * last visit with a decision. Visits to eras that nobody knows any more are left out.
 */
export function leftVisits(
  { visits }: Pick<Journey, 'visits'>,
  periods: readonly Period[],
): readonly JourneyVisit[] {
  const newest = new Map<string, JourneyVisit>();
  for (const one of visits.filter(isDecided)) {
    newest.delete(one.visit.slug);
    newest.set(one.visit.slug, one);
  }
  return [...newest.values()].filter(
    ({ visit }) =>
      choicesOf(visit).length < DECISIONS_IN_A_VISIT && placeOfVisit(visit, periods) !== undefined,
  );
}

/**
 * Returns the one of the visits that were left which comes first for a visitor, or undefined if there is none: the one to
 * the era that was entered, or the one that was left last, or the newest. The visit on screen itself is none of them.
 */
export function leftVisit(
  journey: Pick<Journey, 'visits' | 'last'>,
  entered: { readonly slug: string; readonly began: number },
  periods: readonly Period[],
): JourneyVisit | undefined {
  const left = leftVisits(journey, periods).filter(({ began }) => began !== entered.began);
  return (
    left.find(({ visit }) => visit.slug === entered.slug) ??
    left.find(({ began }) => began === journey.last) ??
    left.at(-1)
  );
}
