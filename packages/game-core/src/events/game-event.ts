import * as v from 'valibot';
import {
  acceptedChoiceSchema,
  acceptedChoicesSchema,
  acceptedContextSchema,
  acceptedImageSchema,
} from '../answers/accepted-answers';
import { acceptedPeriodsSchema } from '../answers/accepted-periods';
import { sceneParts } from '../contract';
import type { Immutable } from '../contract/immutable';
import type { Choice } from '../eras/era';

const id = v.pipe(v.number(), v.safeInteger());

const choice = v.object({
  id,
  scenarioId: id,
  ...acceptedChoiceSchema.entries,
}) satisfies v.GenericSchema<unknown, Choice>;

/** The fields of every accepted answer: its generation's request, and how long the scene had been open, in milliseconds. */
const answered = {
  type: v.literal('partAnswered'),
  request: id,
  openForMs: v.pipe(v.number(), v.finite()),
};

/**
 * Everything that can happen to a game. A journey is a list of these. The rules trust the type; a journey
 * that comes from anywhere but the running game is checked with this schema first.
 */
export const gameEventSchema = v.variant('type', [
  // The page has loaded.
  v.object({ type: v.literal('started') }),
  // The server's list of periods has arrived and can be used.
  v.object({ type: v.literal('periodsLoaded'), periods: acceptedPeriodsSchema }),
  // The server's list has arrived but counts as no data.
  v.object({ type: v.literal('periodsRefused'), reason: v.string() }),
  // The request for the list failed.
  v.object({ type: v.literal('periodsFailed'), reason: v.string() }),
  // The visitor pressed an era on the timeline.
  v.object({ type: v.literal('eraSelected'), slug: v.string() }),
  // A server's answer for one part of a scene has arrived and can be used.
  v.variant('part', [
    v.object({ ...answered, part: v.literal('image'), answer: acceptedImageSchema }),
    v.object({ ...answered, part: v.literal('choices'), answer: acceptedChoicesSchema }),
    v.object({ ...answered, part: v.literal('context'), answer: acceptedContextSchema }),
  ]),
  // The request for one part of a scene failed, or its answer was refused.
  v.object({
    type: v.literal('partFailed'),
    request: id,
    part: v.picklist(sceneParts),
    reason: v.string(),
  }),
  // The visitor pressed a choice.
  v.object({ type: v.literal('choiceMade'), choice }),
  // A picture could not be loaded.
  v.object({ type: v.literal('pictureFailed'), url: v.string() }),
  // The visitor opened or closed the background.
  v.object({ type: v.literal('contextOpened') }),
  v.object({ type: v.literal('contextClosed') }),
]);

/** One thing that happened to a game. */
export type GameEvent = Immutable<v.InferOutput<typeof gameEventSchema>>;
