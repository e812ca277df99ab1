import { initialState } from '../rules/initial-state';
import type { GameEvent } from '../events/game-event';
import type { GameState } from '../rules/state';
import { type StoryOf, transition } from '../rules/transition';

/** Returns the state that events lead to from another state. No effect is carried out. */
export function replay(
  events: Iterable<GameEvent>,
  from: GameState = initialState(),
  storyOf?: StoryOf,
): GameState {
  let state = from;
  for (const event of events) state = transition(state, event, storyOf).state;
  return state;
}
