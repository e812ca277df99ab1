import { describe, expect, it, vi } from 'vitest';
import { createGame } from './game';
import { initialState } from '../rules/initial-state';
import { replay } from '../rules/journey';
import type { Effect, GameEvent } from '../rules/state';
import { gameAfter } from '../testing/fixtures';
import { transition } from '../rules/transition';

const openContext: GameEvent = { type: 'contextOpened' };
const closeContext: GameEvent = { type: 'contextClosed' };

describe('a running game', () => {
  it('begins with a new game, or with the state it is given', () => {
    const runEffect = vi.fn();
    expect(createGame({ runEffect }).getSnapshot()).toEqual(initialState());
    const state = gameAfter(openContext);
    expect(createGame({ runEffect, state }).getSnapshot()).toBe(state);
    expect(runEffect).not.toHaveBeenCalled();
  });

  it('applies an event, tells the subscribers, then runs the effects in order', () => {
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

  it('tells the subscribers the effects of the change before these are carried out', () => {
    const log: unknown[] = [];
    const game = createGame({ runEffect: ({ type }) => log.push(type) });
    game.subscribe((effects) => log.push(effects.map(({ type }) => type)));
    game.dispatch({ type: 'eraSelected', slug: 'future' });
    const [told, ...run] = log;
    expect(told).toEqual(run);
    expect(run).toContain('sceneOpened');
  });

  it('tells the subscribers only where the state changed', () => {
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

  it('no longer tells a subscriber that has left, even while others are told', () => {
    const game = createGame({ runEffect: () => {} });
    const [first, second] = [vi.fn(), vi.fn()];
    const leave = game.subscribe(first);
    game.subscribe(second);
    game.subscribe(() => leave());
    game.dispatch(openContext);
    game.dispatch(closeContext);
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
  });

  it('keeps two subscriptions of one function apart', () => {
    const game = createGame({ runEffect: () => {} });
    const listener = vi.fn();
    game.subscribe(listener);
    game.subscribe(listener)();
    game.dispatch(openContext);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('lets an event dispatched by an effect wait until all effects have run', () => {
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

  it('lets an event dispatched by a subscriber wait its turn', () => {
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

  it('answers a failing effect by running the rest, and throws the error at the end', () => {
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

  it('throws several errors together and works on after them', () => {
    const game = createGame({
      runEffect: () => {
        throw new Error('No effects today');
      },
    });
    game.subscribe(() => {
      throw new Error('No listener either');
    });
    expect(() => game.dispatch({ type: 'eraSelected', slug: 'future' })).toThrow(AggregateError);
    expect(() => game.dispatch(openContext)).toThrow('No listener either');
    expect(game.getSnapshot().contextOpen).toBe(true);
  });

  it('comes to where the same journey leads', () => {
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
