import * as v from 'valibot';
import { acceptedPeriodsSchema, idSchema } from '../answers/accepted-periods';
import { sceneParts } from '../contract';
import type { Immutable } from '../contract/immutable';
import { choiceMadeSchema, partAnsweredSchema, visitSchema } from './visit';

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
  partAnsweredSchema,
  // The request for one part of a scene failed, or its answer was refused.
  v.object({
    type: v.literal('partFailed'),
    request: idSchema,
    part: v.picklist(sceneParts),
    reason: v.string(),
  }),
  // The visitor pressed a choice.
  choiceMadeSchema,
  // The visitor took back the last choice.
  v.object({ type: v.literal('choiceUndone') }),
  // The visitor went back to an earlier moment, or on from where an earlier visit ended.
  v.object({ type: v.literal('visitRestored'), visit: visitSchema }),
  // The page has loaded with a restored scene.
  v.object({ type: v.literal('resumed') }),
  // A picture could not be loaded.
  v.object({ type: v.literal('pictureFailed'), url: v.string() }),
  // The visitor opened or closed the background.
  v.object({ type: v.literal('contextOpened') }),
  v.object({ type: v.literal('contextClosed') }),
  // The visitor opened or closed the journal.
  v.object({ type: v.literal('journalOpened') }),
  v.object({ type: v.literal('journalClosed') }),
  // The visitor opened or closed the keepsake of the last decision.
  v.object({ type: v.literal('keepsakeOpened') }),
  v.object({ type: v.literal('keepsakeClosed') }),
]);

/** One thing that happened to a game. */
export type GameEvent = Immutable<v.InferOutput<typeof gameEventSchema>>;
