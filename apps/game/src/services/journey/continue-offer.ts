import { DECISIONS_IN_A_VISIT, type GameState } from '@time-traveler/game-core';
import { type JourneyVisit, choicesOf, placeOfVisit } from '@time-traveler/game-core/journey';
import { sameLine } from './scene-history';

/** A visit that the visitor can continue. */
export interface Offer {
  readonly last: JourneyVisit;
  /** Where it ended, such as "Florence, 1503". */
  readonly words: string;
}

/** True if something was decided in a visit, which has not ended yet. */
export function isUnderWay({ visit }: JourneyVisit): boolean {
  const { length } = choicesOf(visit);
  return length > 0 && length < DECISIONS_IN_A_VISIT;
}

/** Returns the offer to continue the last visit, or null if there is none, or if it is the scene on screen. */
export function continueOfferOf(
  last: JourneyVisit | undefined,
  { visit, periods }: Pick<GameState, 'visit' | 'periods'>,
): Offer | null {
  if (last === undefined || sameLine(last.visit, visit)) return null;
  const at = placeOfVisit(last.visit, periods);
  return at === undefined ? null : { last, words: `${at.place}, ${at.year}` };
}
