import { MOST_EVENTS, type Visit, type VisitEvent } from '../events/visit';
import { asciiJson, visitText } from './ascii-json';
import type { Journey, SeenEnding } from './journey';
import { type JourneyVisit, isDecided } from './journey-visit';

/** The most visits that a journey keeps. */
export const MOST_VISITS = 60;

/** How long the kept visits may be together, in characters of JSON. */
export const LONGEST_VISITS = 400_000;

/** How long the decisions of one visit may be, in characters of JSON, so that it leaves room for others. */
const LONGEST_VISIT = 100_000;

/** The most endings that a journey keeps. */
export const MOST_ENDINGS = 1_000;

/** How long the kept endings may be together, in characters of JSON. */
const LONGEST_ENDINGS = 100_000;

/** How many events of a visit that is too long stay at its beginning: the picture and the first four choices. */
const FIRST_EVENTS = 5;

/**
 * Returns what a device can keep of a journey: the newest visits, and the current one. If they are too long together,
 * the older ones lose the texts that only their first scene shows. If that is not enough, the oldest visits are
 * dropped. Returns the same journey if all of it can be kept.
 */
export function withinLimits(journey: Journey): Journey {
  const visits = keptVisits(journey);
  const endings = keptEndings(journey.endings);
  const isWhole =
    endings.length === journey.endings.length &&
    visits.length === journey.visits.length &&
    visits.every((visit, place) => visit === journey.visits[place]);
  return isWhole ? journey : { ...journey, visits, endings };
}

function keptVisits({ visits, last }: Journey): readonly JourneyVisit[] {
  // A visit in which nothing was decided matters only while the visitor is there.
  const newestFirst = visits
    .filter((one) => one.began === last || isDecided(one))
    .sort((one, other) => other.began - one.began);
  const byNeed = [
    ...newestFirst.filter(({ began }) => began === last),
    ...newestFirst.filter(({ began }) => began !== last),
  ].slice(0, MOST_VISITS);
  let room = LONGEST_VISITS;
  const kept = new Map<JourneyVisit, JourneyVisit>();
  for (const one of byNeed) {
    room -= visitText(lean(one)).length;
    if (room < 0) break;
    kept.set(one, lean(one));
  }
  // The rest of the room is for the texts, because every decision is more important.
  room = Math.max(0, room);
  for (const [one, version] of kept) {
    const texts = visitText(one).length - visitText(version).length;
    if (one.visit.events.length > MOST_EVENTS || texts > room) continue;
    room -= texts;
    kept.set(one, one);
  }
  return visits.flatMap((one) => kept.get(one) ?? []);
}

function keptEndings(endings: readonly SeenEnding[]): readonly SeenEnding[] {
  let room = LONGEST_ENDINGS;
  const kept = endings.filter((ending) => (room -= asciiJson(ending).length) >= 0);
  return kept.slice(0, MOST_ENDINGS);
}

const leanVersions = new WeakMap<JourneyVisit, JourneyVisit>();

/** Returns a visit without the choices and the background of the scene in its period. */
function withoutSceneTexts(visit: Visit): Visit {
  const { period } = visit;
  if (!period?.scene) return visit;
  const { choices: _, background: __, ...scene } = period.scene;
  return { ...visit, period: { ...period, scene } };
}

/** Returns a visit without the choices and the background of its first scene, and without its middle if it is too long. */
function lean(one: JourneyVisit): JourneyVisit {
  const known = leanVersions.get(one);
  if (known) return known;
  const visit = withoutSceneTexts(one.visit);
  const events = cut(
    visit,
    visit.events.filter((event) => event.type !== 'partAnswered' || event.part === 'image'),
  );
  const isWhole = visit === one.visit && events.length === visit.events.length;
  const version = isWhole ? one : { ...one, visit: { ...visit, events } };
  leanVersions.set(one, version);
  return version;
}

/** Returns as many of a visit's events as can be kept; the last one always. */
function cut(visit: Visit, events: readonly VisitEvent[]): readonly VisitEvent[] {
  const lengths = events.map((event) => asciiJson(event).length);
  const most = LONGEST_VISIT - asciiJson({ ...visit, events: [] }).length;
  let length = lengths.reduce((sum, one) => sum + one, 0);
  const isTooLong = (count: number) => count > MOST_EVENTS || length > most;
  let end = Math.min(FIRST_EVENTS, events.length);
  let cutEvents = 0;
  // Two at a time, because the last texts of an era alternate.
  while (isTooLong(events.length - cutEvents) && end + 2 < events.length) {
    length -= (lengths[end] ?? 0) + (lengths[end + 1] ?? 0);
    end += 2;
    cutEvents += 2;
  }
  let start = 0;
  const first = Math.min(FIRST_EVENTS, events.length);
  while (length > most && start < first && start + 1 < events.length - cutEvents) {
    length -= lengths[start] ?? 0;
    start += 1;
  }
  return [...events.slice(start, first), ...events.slice(end)];
}
