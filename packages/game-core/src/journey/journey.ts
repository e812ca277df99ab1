import type { Period } from '../eras/era';
import type { OutcomeKind } from '../eras/stories/era-story';
import type { Visit } from '../events/visit';
import { outcomeKind } from '../rules/outcomes';
import { openingScene } from '../rules/scene';
import { choicesOf } from '../rules/visit';
import { yearText } from '../rules/year-text';
import { withinLimits } from './limits';

/** One visit to an era, as a journey keeps it. */
export interface JourneyVisit {
  /** When the era was entered, in milliseconds since 1970. No two visits of a journey share it. */
  readonly began: number;
  /** How many of its first choices are copied from an earlier visit, which the visitor returned to. */
  readonly inherited: number;
  readonly visit: Visit;
}

/** An ending that the visitor has seen. */
export interface SeenEnding {
  readonly slug: string;
  readonly kind: OutcomeKind;
  /** The text of the choice that led to it first. */
  readonly choice: string;
}

/** Everything that a visitor has done: the visits in order, each a list of events that is replayed. */
export interface Journey {
  readonly visits: readonly JourneyVisit[];
  /** `began` of the visit that the visitor left last; null if there is none. */
  readonly last: number | null;
  /** The endings seen so far. They stay when a choice is undone. */
  readonly endings: readonly SeenEnding[];
}

/** A journey on which nothing has happened yet. */
export const emptyJourney: Journey = { visits: [], last: null, endings: [] };

/** Returns the journey with a visit as it is now: a new one, or the new version of one that it holds. */
export function recordVisit(journey: Journey, current: JourneyVisit): Journey {
  // A visit in which nothing was decided matters only while the visitor is there.
  const others = journey.visits.filter(
    ({ began, visit }) => began !== current.began && choicesOf(visit).length > 0,
  );
  return {
    visits: withinLimits(inOrder([...others, current]), current.began),
    last: current.began,
    endings: withEndingOf(journey.endings, current.visit),
  };
}

/**
 * Returns a journey with the visits and endings of another one added, such as that of a file. Nothing of either
 * is lost: where both tell a visit differently, the other one's version becomes a visit of its own.
 */
export function addJourney(journey: Journey, other: Journey): Journey {
  const visits = other.visits.reduce(withOtherVisit, journey.visits);
  const last = journey.last ?? other.last;
  return {
    visits: withinLimits(inOrder(visits), last),
    last,
    endings: other.endings.reduce(withEnding, journey.endings),
  };
}

function withOtherVisit(visits: readonly JourneyVisit[], other: JourneyVisit) {
  const own = visits.find(({ began }) => began === other.began);
  if (own === undefined) return [...visits, other];
  if (visits.some(({ visit }) => includes(visit, other.visit))) return visits;
  if (includes(other.visit, own.visit)) {
    return visits.map((visit) => (visit === own ? other : visit));
  }
  const began = Math.max(...visits.map((visit) => visit.began)) + 1;
  const inherited = Math.max(commonStart(own.visit, other.visit), other.inherited);
  return [...visits, { ...other, began, inherited }];
}

/** Returns true if a visit is to the same era as another one and begins with all its choices. */
function includes(whole: Visit, part: Visit): boolean {
  const line = choicesOf(whole);
  return whole.slug === part.slug && choicesOf(part).every((text, place) => text === line[place]);
}

/** Returns how many first choices two visits share, neither of which includes the other. */
function commonStart(one: Visit, other: Visit): number {
  if (one.slug !== other.slug) return 0;
  const line = choicesOf(other);
  return choicesOf(one).findIndex((text, place) => text !== line[place]);
}

/** Returns the visit that the visitor left last, or undefined if there is none. */
export function lastVisit({ visits, last }: Journey): JourneyVisit | undefined {
  return visits.find(({ began }) => began === last);
}

/** Where and when a visit plays. */
export interface VisitPlace {
  /** The era's name. */
  readonly name: string;
  /** The place, worded to follow "in". */
  readonly place: string;
  /** The year as people write it. */
  readonly year: string;
  /** The title of the scene that the visit began with. */
  readonly title: string;
}

/** Returns where and when a visit plays, or undefined for an era that nobody knows any more. */
export function placeOfVisit(
  { slug, period }: Pick<Visit, 'slug' | 'period'>,
  periods: readonly Period[],
): VisitPlace | undefined {
  const known = period ? [...periods, period] : periods;
  const scenario = openingScene(slug, known)?.scenario;
  const era = known.find((candidate) => candidate.slug === slug);
  if (!scenario) return undefined;
  const { location, year, title } = scenario;
  return { name: era?.name ?? slug, place: location, year: yearText(year), title };
}

function inOrder(visits: readonly JourneyVisit[]): readonly JourneyVisit[] {
  return [...visits].sort((one, other) => one.began - other.began);
}

// Follow-ups are the same in every era; the first choice decides the outcome.
function withEndingOf(endings: readonly SeenEnding[], { slug, events }: Visit) {
  const first = events.find((event) => event.type === 'choiceMade');
  if (first === undefined) return endings;
  const { text } = first.choice;
  return withEnding(endings, { slug, kind: outcomeKind(text), choice: text });
}

function withEnding(endings: readonly SeenEnding[], seen: SeenEnding): readonly SeenEnding[] {
  const known = endings.some(({ slug, kind }) => slug === seen.slug && kind === seen.kind);
  return known ? endings : [...endings, seen];
}
