import { initialState } from '../rules/initial-state';
import { createListeners } from './listeners';
import type { GameEvent } from '../events/game-event';
import type { Effect, GameState } from '../rules/state';
import { type StoryOf, transition } from '../rules/transition';

/** What a game needs from the app. */
export interface GameOptions {
  /** Carries out one effect; may dispatch. */
  readonly runEffect: (effect: Effect) => void;
  /** Returns the story that tells decisions in an era. Default: no stories. */
  readonly storyOf?: StoryOf;
  /** The state to begin from. Default: a new game. */
  readonly state?: GameState;
}

/** A running game: one state, its listeners, and a function that takes events. */
export interface Game {
  /** Returns the current state: the same object until something changes. */
  readonly getSnapshot: () => GameState;
  /**
   * Adds a listener for every change of state and returns the function that removes it. The listener gets
   * the effects of the change, which are carried out after it.
   */
  readonly subscribe: (listener: (effects: readonly Effect[]) => void) => () => void;
  /**
   * Applies an event, calls the listeners if the state changed, then runs the effects in order. An event
   * dispatched meanwhile waits its turn. Errors of rules, listeners and effects are thrown when all are done.
   */
  readonly dispatch: (event: GameEvent) => void;
}

/** Creates a running game. */
export function createGame({ runEffect, storyOf, state = initialState() }: GameOptions): Game {
  const listeners = createListeners<[readonly Effect[]]>();
  const queue: GameEvent[] = [];
  let current = state;
  let errors: unknown[] | null = null;

  function attempt(run: () => void): void {
    try {
      run();
    } catch (error) {
      errors?.push(error);
    }
  }

  function apply(event: GameEvent): void {
    const { state: next, effects } = transition(current, event, storyOf);
    if (next !== current) {
      current = next;
      for (const listener of listeners.current()) attempt(() => listener(effects));
    }
    for (const effect of effects) attempt(() => runEffect(effect));
  }

  function dispatch(event: GameEvent): void {
    queue.push(event);
    if (errors) return;
    errors = [];
    for (const waiting of queue) attempt(() => apply(waiting));
    queue.length = 0;
    const thrown = errors;
    errors = null;
    if (thrown.length > 1) throw new AggregateError(thrown, 'Several reactions to an event failed');
    if (thrown.length === 1) throw thrown[0];
  }

  return { getSnapshot: () => current, subscribe: listeners.subscribe, dispatch };
}
