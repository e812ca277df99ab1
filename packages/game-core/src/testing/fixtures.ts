import { generatedChoices, generatedContext, pictureAddress } from '@time-traveler/testing';
import { initialState } from '../rules/initial-state';
import { replay } from './replay';
import type { Choice } from '../eras/era';
import type { AcceptedAnswers } from '../answers/accepted-answers';
import type { ScenePart } from '../contract/scene-parts';
import type { GameEvent } from '../events/game-event';
import type { Effect, GameState } from '../rules/state';

export { bronzeAge, generatedChoices } from '@time-traveler/testing';

/** An accepted answer for each part. */
export const validAnswers: AcceptedAnswers = {
  image: { imageUrl: pictureAddress },
  choices: { choices: generatedChoices, origin: 'written' },
  context: { context: generatedContext, origin: 'written' },
};

/** Returns the state after `started`, which makes its request number 1, and these events. */
export function gameAfter(...events: readonly GameEvent[]): GameState {
  return replay([{ type: 'started' }, ...events], initialState());
}

/** Returns the event of an accepted answer to request 1, or to another one, soon after the scene opened. */
export function answered<Part extends ScenePart>(
  part: Part,
  answer: AcceptedAnswers[Part] = validAnswers[part],
  request = 1,
  openForMs = 100,
): GameEvent {
  // The compiler does not see that the answer is the one of this part.
  return { type: 'partAnswered', request, openForMs, part, answer } as GameEvent;
}

/** Returns the event of a failure of one part of request 1, or of another one. */
export function failed(part: ScenePart, request = 1): GameEvent {
  return { type: 'partFailed', request, part, reason: '503: Busy' };
}

/** Returns the event of a choice with this text, made in the scene of that state. */
export function chosen(state: GameState, text: string): GameEvent {
  const choice: Choice = { id: 1, scenarioId: state.scene.scenario.id, text, description: '' };
  return { type: 'choiceMade', choice };
}

/** Returns those effects that have this type. */
export function effectsOf<Type extends Effect['type']>(
  effects: readonly Effect[],
  type: Type,
): readonly Extract<Effect, { type: Type }>[] {
  return effects.filter(
    (effect): effect is Extract<Effect, { type: Type }> => effect.type === type,
  );
}
