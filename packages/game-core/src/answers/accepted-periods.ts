import * as v from 'valibot';
import { slugPattern } from '../contract';
import type { Period } from '../eras/era';

// JSON can express -0 when it is read, but not when it is written. Adding zero turns it into 0.
const year = v.pipe(
  v.number(),
  v.finite(),
  v.transform((value) => value + 0),
);

const id = v.pipe(
  v.number(),
  v.safeInteger(),
  v.transform((value) => value + 0),
);

const period = v.object({
  id,
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  slug: v.pipe(v.string(), v.regex(slugPattern)),
  startYear: year,
  endYear: year,
  description: v.string(),
  color: v.optional(v.string(), ''),
  icon: v.optional(v.string(), ''),
  musicUrl: v.optional(v.string(), ''),
}) satisfies v.GenericSchema<unknown, Period>;

/** A list of periods as the game accepts it: at least one, no id and no slug twice (SPEC §7). */
export const acceptedPeriodsSchema = v.pipe(
  v.array(period),
  v.nonEmpty('The list is empty'),
  v.check((periods) => allDiffer(periods.map(({ id }) => id)), 'Two periods share an id'),
  v.check((periods) => allDiffer(periods.map(({ slug }) => slug)), 'Two periods share a slug'),
);

function allDiffer(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}
