import * as v from 'valibot';
import { slugPattern } from '../contract';
import type { Period } from '../eras/era';
import { acceptedSceneSchema } from './accepted-scene';

// JSON can express -0 when it is read, but not when it is written. Adding zero turns it into 0.
const year = v.pipe(
  v.number(),
  v.finite(),
  v.transform((value) => value + 0),
);

/** A number that identifies something. */
export const idSchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.transform((value) => value + 0),
);

// Far above what our server sends: the limits only keep out what no timeline can show.
const LONGEST_NAME = 1_000;
const LONGEST_DESCRIPTION = 10_000;
const MOST_PERIODS = 200;

/** One period as the game accepts it. */
export const acceptedPeriodSchema = v.object({
  id: idSchema,
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(),
    v.maxLength(LONGEST_NAME, 'The name is too long'),
  ),
  slug: v.pipe(v.string(), v.maxLength(LONGEST_NAME), v.regex(slugPattern)),
  startYear: year,
  endYear: year,
  description: v.pipe(v.string(), v.maxLength(LONGEST_DESCRIPTION, 'The description is too long')),
  color: v.optional(v.string(), ''),
  icon: v.optional(v.string(), ''),
  musicUrl: v.optional(v.string(), ''),
  scene: v.fallback(v.optional(acceptedSceneSchema), undefined),
}) satisfies v.GenericSchema<unknown, Period>;

/** A list of periods as the game accepts it: at least one, no id and no slug twice (SPEC §7). */
export const acceptedPeriodsSchema = v.pipe(
  v.array(acceptedPeriodSchema),
  v.nonEmpty('The list is empty'),
  v.maxLength(MOST_PERIODS, 'Too many periods'),
  v.check((periods) => allDiffer(periods.map(({ id }) => id)), 'Two periods share an id'),
  v.check((periods) => allDiffer(periods.map(({ slug }) => slug)), 'Two periods share a slug'),
);

/** Returns true if no value occurs twice. */
export function allDiffer(values: readonly unknown[]): boolean {
  return new Set(values).size === values.length;
}
