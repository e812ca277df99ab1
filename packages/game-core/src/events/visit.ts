import * as v from 'valibot';
import {
  acceptedChoiceSchema,
  acceptedChoicesSchema,
  acceptedContextSchema,
  acceptedImageSchema,
} from '../answers/accepted-answers';
import { acceptedPeriodSchema, idSchema } from '../answers/accepted-periods';
import { slugPattern } from '../contract';
import type { Immutable } from '../contract/immutable';
import type { Choice } from '../eras/era';

/** The most events that a stored visit may have. */
export const MOST_EVENTS = 400;

const choice = v.object({
  id: idSchema,
  scenarioId: idSchema,
  ...acceptedChoiceSchema.entries,
}) satisfies v.GenericSchema<unknown, Choice>;

/** The fields of every accepted answer: its generation's request, and how long the scene had been open, in milliseconds. */
const answered = {
  type: v.literal('partAnswered'),
  request: idSchema,
  openForMs: v.pipe(v.number(), v.finite()),
};

/** The event of a usable answer for one part of a scene. */
export const partAnsweredSchema = v.variant('part', [
  v.object({ ...answered, part: v.literal('image'), answer: acceptedImageSchema }),
  v.object({ ...answered, part: v.literal('choices'), answer: acceptedChoicesSchema }),
  v.object({ ...answered, part: v.literal('context'), answer: acceptedContextSchema }),
]);

// Eras of which the journal had a memento when the choice was made. A malformed list counts as none.
const carried = v.fallback(
  v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(slugPattern))), v.maxLength(100))),
  undefined,
);

/** The event of a choice. */
export const choiceMadeSchema = v.object({ type: v.literal('choiceMade'), choice, carried });

const pictureFailedSchema = v.object({
  type: v.literal('pictureFailed'),
  url: v.pipe(v.string(), v.maxLength(4_000)),
});

/** An era that was entered, and the events since then that determine its scene. */
export const visitSchema = v.object({
  slug: v.pipe(v.string(), v.maxLength(1_000), v.regex(slugPattern)),
  // The era itself, if it is not built in.
  period: v.optional(acceptedPeriodSchema),
  events: v.pipe(
    v.array(v.variant('type', [partAnsweredSchema, choiceMadeSchema, pictureFailedSchema])),
    v.maxLength(MOST_EVENTS),
  ),
});

/** An era that was entered, and the events since then. Replaying it restores its scene. */
export type Visit = Immutable<v.InferOutput<typeof visitSchema>>;

/** One event of a visit: a usable answer, a choice, or a built-in picture that the era's fallback replaced. */
export type VisitEvent = Visit['events'][number];
