import type { GameState } from '@time-traveler/game-core';
import {
  type Journey,
  type JourneyVisit,
  emptyJourney,
  recordVisit,
} from '@time-traveler/game-core/journey';
import { entryIn } from './history-entry';

/** One version of a visit, as it is stored if it is not damaged. */
type Version = Pick<GameState, 'generation' | 'visit'>;

/** Returns the journeys of pages that `leaveEarly` has stored, in order. Skips whatever is damaged. */
export function earlyJourneys(text: string): Journey[] {
  return text.split('\n').flatMap((line) => {
    const visits = visitsInLine(line);
    return visits.length === 0
      ? []
      : [visits.reduce<Journey>((journey, visit) => recordVisit(journey, visit), emptyJourney)];
  });
}

/** Returns the visits of one page, each in all its versions. */
function visitsInLine(line: string): JourneyVisit[] {
  try {
    const [now, state, ...visits] = JSON.parse(line) as [number, unknown, ...Version[]];
    const resumed = entryIn(state);
    return visits.flatMap(({ generation: { request }, visit }) => {
      // Each era that was entered had a request of its own. The first one may be a visit that went on.
      const isResumed = resumed !== null && request === 1;
      const { began, inherited } = isResumed ? resumed : { began: now + request, inherited: 0 };
      const entry = entryIn({ journey: { began, inherited, visit } });
      return entry === null ? [] : [{ began, inherited, visit: entry.visit }];
    });
  } catch {
    return [];
  }
}
