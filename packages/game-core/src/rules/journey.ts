import { initialState } from './initial-state';
import type { GameEvent, GameState } from './state';
import { type StoryOf, transition } from './transition';

/** Takes a journey and the state it set out from and gives the state it leads to; no effect is carried out. */
export function replay(
  events: Iterable<GameEvent>,
  from: GameState = initialState(),
  storyOf?: StoryOf,
): GameState {
  let state = from;
  for (const event of events) state = transition(state, event, storyOf).state;
  return state;
}
