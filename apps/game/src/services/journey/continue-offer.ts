import { DECISIONS_IN_A_VISIT, type GameState } from '@time-traveler/game-core';
import { type JourneyVisit, choicesOf, placeOfVisit } from '@time-traveler/game-core/journey';
import { sameLine } from './scene-history';

/** A visit that the visitor can continue. */
export interface Offer {
  readonly last: JourneyVisit;
  /** Where it ended, such as "Florence, 1503". */
  readonly words: string;
}

/** Returns the offer to continue a visit, or null if nothing was decided in it, it has ended, or it is the scene on screen. */
export function continueOfferOf(
  last: JourneyVisit | undefined,
  { visit, periods }: Pick<GameState, 'visit' | 'periods'>,
): Offer | null {
  if (last === undefined || sameLine(last.visit, visit)) return null;
  const { length } = choicesOf(last.visit);
  if (length === 0 || length >= DECISIONS_IN_A_VISIT) return null;
  const at = placeOfVisit(last.visit, periods);
  return at === undefined ? null : { last, words: `${at.place}, ${at.year}` };
}
