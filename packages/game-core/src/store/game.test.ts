import { describe, expect, it, vi } from 'vitest';
import { createGame } from './game';
import { initialState } from '../rules/initial-state';
import { replay } from '../testing/replay';
import type { GameEvent } from '../events/game-event';
import type { Effect } from '../rules/state';
import { gameAfter } from '../testing/fixtures';
import { transition } from '../rules/transition';

const openContext: GameEvent = { type: 'contextOpened' };
const closeContext: GameEvent = { type: 'contextClosed' };

describe('a running game', () => {
  it('begins with a new game, or with a given state', () => {
    const runEffect = vi.fn();
    expect(createGame({ runEffect }).getSnapshot()).toEqual(initialState());
    const state = gameAfter(openContext);
    expect(createGame({ runEffect, state }).getSnapshot()).toBe(state);
    expect(runEffect).not.toHaveBeenCalled();
  });

  it('applies an event, calls the listeners, then runs the effects in order', () => {
    const log: unknown[] = [];
    const game = createGame({
      runEffect: (effect) => log.push([effect, game.getSnapshot().activeSlug]),
    });
    game.subscribe(() => log.push(game.getSnapshot().activeSlug));
    const event: GameEvent = { type: 'eraSelected', slug: 'future' };
    game.dispatch(event);
    const { effects } = transition(initialState(), event);
    expect(log).toEqual(['future', ...effects.map((effect) => [effect, 'future'])]);
  });

  it('passes the effects of a change to the listeners before it carries them out', () => {
    const log: unknown[] = [];
    const game = createGame({ runEffect: ({ type }) => log.push(type) });
    game.subscribe((effects) => log.push(effects.map(({ type }) => type)));
    game.dispatch({ type: 'eraSelected', slug: 'future' });
    const [told, ...run] = log;
    expect(told).toEqual(run);
    expect(run).toContain('sceneOpened');
  });

  it('calls the listeners only if the state changed', () => {
    const game = createGame({ runEffect: () => {} });
    const listener = vi.fn();
    game.subscribe(listener);
    game.dispatch(closeContext);
    expect(listener).toHaveBeenCalledTimes(0);
    game.dispatch(openContext);
    expect(listener).toHaveBeenCalledTimes(1);
    game.dispatch(openContext);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('runs the effects of an event that changes no state', () => {
    const runEffect = vi.fn();
    const failure: GameEvent = { type: 'periodsFailed', reason: 'x' };
    const game = createGame({ runEffect, state: gameAfter(failure) });
    game.dispatch(failure);
    expect(runEffect).toHaveBeenCalledTimes(2);
  });

  it('no longer calls a listener that was removed, even during a change', () => {
    const game = createGame({ runEffect: () => {} });
    const [first, second] = [vi.fn(), vi.fn()];
    const leave = game.subscribe(first);
    game.subscribe(second);
    game.subscribe(() => leave());
    game.dispatch(openContext);
    game.dispatch(closeContext);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
  });

  it('distinguishes two subscriptions of one function', () => {
    const game = createGame({ runEffect: () => {} });
    const listener = vi.fn();
    game.subscribe(listener);
    game.subscribe(listener)();
    game.dispatch(openContext);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('queues an event dispatched by an effect until all effects have run', () => {
    const log: string[] = [];
    const game = createGame({
      runEffect: (effect) => {
        log.push(effect.type);
        if (effect.type === 'playTheme') game.dispatch(openContext);
      },
    });
    game.subscribe(() => log.push(game.getSnapshot().contextOpen ? 'open' : 'closed'));
    game.dispatch({ type: 'eraSelected', slug: 'modern' });
    expect(log).toEqual([
      'closed',
      'playTheme',
      'generate',
      'generate',
      'generate',
      'sceneOpened',
      'open',
    ]);
  });

  it('queues an event dispatched by a listener', () => {
    const seen: boolean[] = [];
    const game = createGame({ runEffect: () => {} });
    const stop = game.subscribe(() => {
      stop();
      game.dispatch(closeContext);
      seen.push(game.getSnapshot().contextOpen);
    });
    game.subscribe(() => seen.push(game.getSnapshot().contextOpen));
    game.dispatch(openContext);
    expect(seen).toEqual([true, true, false]);
  });

  it('runs the other effects if one fails, and throws the error at the end', () => {
    const run: Effect['type'][] = [];
    const error = new Error('No sound');
    const game = createGame({
      runEffect: (effect) => {
        run.push(effect.type);
        if (effect.type === 'playTheme') throw error;
      },
    });
    expect(() => game.dispatch({ type: 'eraSelected', slug: 'future' })).toThrow(error);
    expect(run).toEqual(['playTheme', 'generate', 'generate', 'generate', 'sceneOpened']);
    expect(game.getSnapshot().activeSlug).toBe('future');
  });

  it('throws several errors together and still works afterwards', () => {
    const game = createGame({
      runEffect: () => {
        throw new Error('No effects today');
      },
    });
    game.subscribe(() => {
      throw new Error('No listener either');
    });
    const severalErrors = expect.objectContaining({
      name: 'AggregateError',
      message: 'Several reactions to an event failed',
    }) as Error;
    expect(() => game.dispatch({ type: 'eraSelected', slug: 'future' })).toThrow(severalErrors);
    expect(() => game.dispatch(openContext)).toThrow('No listener either');
    expect(game.getSnapshot().contextOpen).toBe(true);
  });

  it('stays as it was if the rules fail, throws the error, and still works afterwards', () => {
    const error = new Error('No story');
    const storyOf = vi.fn((): undefined => {
      throw error;
    });
    const game = createGame({ runEffect: () => {}, storyOf });
    const before = game.getSnapshot();
    const [choice] = before.scene.choices;
    if (choice === undefined) throw new Error('The first scene has choices');
    expect(() => game.dispatch({ type: 'choiceMade', choice })).toThrow(error);
    expect(game.getSnapshot()).toBe(before);
    game.dispatch(openContext);
    expect(game.getSnapshot().contextOpen).toBe(true);
    storyOf.mockImplementation(() => undefined);
    game.dispatch({ type: 'choiceMade', choice });
    expect(game.getSnapshot().scene.impact).not.toBeNull();
  });

  it('reaches the same state as a replay of the journey', () => {
    const game = createGame({ runEffect: () => {} });
    const journey: readonly GameEvent[] = [
      { type: 'started' },
      { type: 'eraSelected', slug: 'industrial' },
      openContext,
    ];
    journey.forEach(game.dispatch);
    expect(game.getSnapshot()).toEqual(replay(journey));
  });
});
