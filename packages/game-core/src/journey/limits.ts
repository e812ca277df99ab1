import { MOST_EVENTS, type Visit } from '../events/visit';
import type { JourneyVisit } from './journey';

/** The most visits that a journey keeps. */
export const MOST_VISITS = 60;

/** How long the kept visits may be together, in characters of JSON. */
export const LONGEST_VISITS = 400_000;

/**
 * Returns the visits that a device can keep: the newest ones, and the one that the visitor is in. Where they are
 * too long together, older ones lose the texts that only their first scene shows, then go.
 */
export function withinLimits(
  visits: readonly JourneyVisit[],
  current: number | null,
): readonly JourneyVisit[] {
  const newestFirst = [...visits].sort((one, other) => other.began - one.began);
  const byNeed = [
    ...newestFirst.filter(({ began }) => began === current),
    ...newestFirst.filter(({ began }) => began !== current),
  ];
  let room = LONGEST_VISITS;
  const kept = new Map<number, JourneyVisit>();
  for (const one of byNeed.slice(0, MOST_VISITS)) {
    const versions = [one, { ...one, visit: lean(one.visit) }];
    const fitting = versions.find((version) => fits(version, room));
    if (fitting === undefined) break;
    room -= JSON.stringify(fitting).length;
    kept.set(fitting.began, fitting);
  }
  return visits.flatMap(({ began }) => kept.get(began) ?? []);
}

function fits(version: JourneyVisit, room: number): boolean {
  return version.visit.events.length <= MOST_EVENTS && JSON.stringify(version).length <= room;
}

/** Returns the visit without the choices and the background of its first scene, and without its middle if it is too long. */
function lean(visit: Visit): Visit {
  const events = visit.events.filter(
    (event) => event.type !== 'partAnswered' || event.part === 'image',
  );
  // After the picture and the first four choices; an even number, because the last tellings of an era alternate.
  const cut = Math.max(0, 2 * Math.ceil((events.length - MOST_EVENTS) / 2));
  return { ...visit, events: [...events.slice(0, 5), ...events.slice(5 + cut)] };
}
