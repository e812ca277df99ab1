import type { Visit } from '../events/visit';
import { choicesOf } from '../rules/visit';

/** One visit to an era, as a journey keeps it. */
export interface JourneyVisit {
  /** When the era was entered, in milliseconds since 1970. No two visits of a journey share it. */
  readonly began: number;
  /** How many of its first choices are copied from an earlier visit, which the visitor returned to. */
  readonly inherited: number;
  readonly visit: Visit;
}

/** Returns true if anything was decided in a visit. */
export function isDecided({ visit }: JourneyVisit): boolean {
  return visit.events.some(({ type }) => type === 'choiceMade');
}

/** Returns true if two visits are to the same era and have the same choices. */
export function sameChoices(one: Visit, other: Visit): boolean {
  return includes(one, other) && includes(other, one);
}

/** Returns true if a visit is to the same era as another one and begins with all its choices. */
export function includes(whole: Visit, part: Visit): boolean {
  return whole.slug === part.slug && sharedChoices(whole, part) === choicesOf(part).length;
}

/** Returns how many choices two visits share from the beginning; 0 if they are to different eras. */
export function sharedChoices(one: Visit, other: Visit): number {
  if (one.slug !== other.slug) return 0;
  const choices = choicesOf(other);
  const parting = choicesOf(one).findIndex((text, place) => text !== choices[place]);
  return parting === -1 ? choicesOf(one).length : parting;
}
