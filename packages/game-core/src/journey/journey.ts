import type { Period } from '../eras/era';
import type { OutcomeKind } from '../eras/stories/era-story';
import type { Visit } from '../events/visit';
import { openingScene } from '../rules/scene';
import { yearText } from '../rules/year-text';
import type { JourneyVisit } from './journey-visit';

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
