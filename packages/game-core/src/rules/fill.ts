import { asClause } from './clause';
import { yearText } from './year-text';

/** What an outcome narrative is filled with (SPEC §4). */
export interface OutcomeScene {
  /** The choice's text as shown, an imperative (SPEC §3). */
  readonly choice: string;
  /** The scenario's place, worded to follow "in" (SPEC §3). */
  readonly location: string;
  /** The scenario's year; negative before the common era (SPEC §3). */
  readonly year: number;
}

/**
 * Returns a text in which `{choice}`, `{first}`, `{place}` and `{year}` are filled with the words of a scene.
 * `first` is the visitor's first decision, if that is another one.
 */
export function fill(
  narrative: string,
  {
    choice,
    first = choice,
    location,
    year,
  }: OutcomeScene & { readonly first?: string | undefined },
): string {
  const words = new Map([
    ['{choice}', asClause(choice)],
    ['{first}', asClause(first)],
    ['{place}', location],
    ['{year}', yearText(year)],
  ]);
  return narrative.replaceAll(/\{\w+\}/g, (place) => words.get(place) ?? place);
}
