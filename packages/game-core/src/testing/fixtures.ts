import { initialState } from '../rules/initial-state';
import { replay } from '../rules/journey';
import type { Choice, Period } from '../eras/era';
import type { Effect, GameEvent, GameState, GenerationStep } from '../rules/state';

/** A period that only a server knows. */
export const bronzeAge: Period = {
  id: 77,
  name: 'Bronze Age',
  slug: 'bronze-age',
  startYear: -3300,
  endYear: -1200,
  description: 'Palaces, tin and long voyages.',
  color: '#b08d57',
  icon: 'amphora',
  musicUrl: '/api/audio/bronze-age.mp3',
};

/** Three generated choices as a server would send them. */
export const generatedChoices = [
  { text: 'Ring the bell', description: 'Everyone will hear it.' },
  { text: 'Talk to the miller', description: 'He knows more than he says.' },
  { text: 'Walk on', description: '' },
];

/** Answers that the rules accept, one for each step. */
export const validAnswers: Readonly<Record<GenerationStep, unknown>> = {
  image: { imageUrl: 'https://pictures.example/scene.jpg' },
  choices: { choices: generatedChoices },
  context: { context: '<p>More about it.</p>' },
};

/** Gives a game on which these events have happened after `started`, so that its request is 1. */
export function gameAfter(...events: readonly GameEvent[]): GameState {
  return replay([{ type: 'started' }, ...events], initialState());
}

/** Gives the event of an accepted answer to request 1, or to the one named, soon after the scene opened. */
export function answered(
  step: GenerationStep,
  data: unknown = validAnswers[step],
  request = 1,
  openForMs = 100,
): GameEvent {
  return { type: 'generated', request, step, data, openForMs };
}

/** Gives the event of a failed step of request 1, or of the one named. */
export function failed(step: GenerationStep, request = 1): GameEvent {
  return { type: 'generationFailed', request, step, reason: '503: Busy' };
}

/** Gives the event of a choice with this text made in the scene of that state. */
export function chosen(state: GameState, text: string): GameEvent {
  const choice: Choice = { id: 1, scenarioId: state.scene.scenario.id, text, description: '' };
  return { type: 'choiceMade', choice };
}

/** Gives those of the effects that have this type. */
export function effectsOf<Type extends Effect['type']>(
  effects: readonly Effect[],
  type: Type,
): readonly Extract<Effect, { type: Type }>[] {
  return effects.filter(
    (effect): effect is Extract<Effect, { type: Type }> => effect.type === type,
  );
}
