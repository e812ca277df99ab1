import * as v from 'valibot';
import type { GameEvent } from '../rules/state';

const step = v.picklist(['image', 'choices', 'context']);

const gameEvent = v.variant('type', [
  v.object({ type: v.literal('started') }),
  v.object({ type: v.literal('periodsLoaded') }),
  v.object({ type: v.literal('periodsFailed'), reason: v.string() }),
  v.object({ type: v.literal('eraSelected'), slug: v.string() }),
  v.object({ type: v.literal('generated'), request: v.number(), step, openForMs: v.number() }),
  v.object({
    type: v.literal('generationFailed'),
    request: v.number(),
    step,
    reason: v.string(),
  }),
  v.object({
    type: v.literal('choiceMade'),
    choice: v.object({
      scenarioId: v.number(),
      text: v.pipe(
        v.string(),
        v.check((text) => text.trim() !== ''),
      ),
    }),
  }),
  v.object({ type: v.literal('pictureFailed'), url: v.string() }),
  v.object({ type: v.literal('contextOpened') }),
  v.object({ type: v.literal('contextClosed') }),
]);

/** Tells whether a value has all that the rules read of an event; the server's data is judged later. */
export function isGameEvent(value: unknown): value is GameEvent {
  try {
    return v.is(gameEvent, value);
  } catch {
    // A value with accessors of its own may throw when it is read.
    return false;
  }
}
