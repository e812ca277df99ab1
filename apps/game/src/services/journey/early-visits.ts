import type { GameState } from '@time-traveler/game-core';
import { type Journey, type JourneyVisit, recordVisit } from '@time-traveler/game-core/journey';
import { entryIn } from './history-entry';

/** One version of a visit, as it is stored if it is not damaged. */
type Version = Pick<GameState, 'generation' | 'visit'>;

/** Returns a journey with what pages have done that `leaveEarly` has stored. Skips whatever is damaged. */
export function withEarlyVisits(journey: Journey, text: string): Journey {
  let next = journey;
  for (const line of text.split('\n')) {
    const { resumed, visits } = pageIn(line);
    const before = new Map(resumed ? [[resumed.began, resumed.visit]] : []);
    for (const one of visits) {
      next = recordVisit(next, one, before.get(one.began) ?? null);
      before.set(one.began, one.visit);
    }
  }
  return next;
}

/** Returns the visit that a page resumed, and its visits, each in all its versions. */
function pageIn(line: string): { resumed: JourneyVisit | null; visits: JourneyVisit[] } {
  try {
    const [now, state, ...versions] = JSON.parse(line) as [number, unknown, ...Version[]];
    const resumed = entryIn(state);
    // Another era was entered after the visit that was resumed, also if a clock was set back.
    const left = Math.max(now, resumed?.began ?? 0);
    const visits = versions.flatMap(({ generation: { request }, visit }) => {
      // Each era that was entered had its own request. The first one may be a visit that was continued.
      const isResumed = resumed !== null && request === 1;
      const { began, inherited } = isResumed ? resumed : { began: left + request, inherited: 0 };
      const entry = entryIn({ journey: { began, inherited, visit } });
      return entry === null ? [] : [{ began, inherited, visit: entry.visit }];
    });
    return { resumed, visits };
  } catch {
    return { resumed: null, visits: [] };
  }
}
