import { describe, expect, it } from 'vitest';
import { isGameEvent } from './game-event';
import { initialState } from '../rules/initial-state';
import type { GameEvent } from '../rules/state';
import { transition } from '../rules/transition';

const choice = { id: 1, scenarioId: 1, text: 'Wait', description: '' };

describe('malformed events', () => {
  it.each([
    [undefined],
    [null],
    [7],
    ['started'],
    [[]],
    [{}],
    [{ type: 'unknown' }],
    [{ type: 'eraSelected' }],
    [{ type: 'eraSelected', slug: ['medieval'] }],
    [{ type: 'generated', request: 0, step: 'toString', data: {}, openForMs: 0 }],
    [
      {
        type: 'generated',
        request: '0',
        step: 'image',
        data: { imageUrl: '/a.png' },
        openForMs: 0,
      },
    ],
    [{ type: 'generated', request: 0, step: 'image', data: { imageUrl: '/a.png' } }],
    [{ type: 'generationFailed', request: 0, step: 'image', reason: null }],
    [{ type: 'choiceMade' }],
    [{ type: 'choiceMade', choice: null }],
    [{ type: 'choiceMade', choice: { ...choice, text: 5 } }],
    [{ type: 'choiceMade', choice: { ...choice, text: ' ' } }],
    [{ type: 'choiceMade', choice: { ...choice, scenarioId: Number.NaN } }],
    [{ type: 'pictureFailed', url: null }],
    [{ type: 'periodsFailed', reason: Symbol('why') }],
  ])('change nothing: %j', (value) => {
    const state = initialState();
    expect(isGameEvent(value)).toBe(false);
    expect(transition(state, value as GameEvent)).toEqual({ state, effects: [] });
    expect(transition(state, value as GameEvent).state).toBe(state);
  });

  it('are also those that throw when they are read', () => {
    const hostile = {
      get type(): string {
        throw new Error('No');
      },
    };
    expect(isGameEvent(hostile)).toBe(false);
  });
});

describe('well-formed events', () => {
  it.each<[GameEvent]>([
    [{ type: 'started' }],
    [{ type: 'periodsLoaded', data: undefined }],
    [{ type: 'periodsFailed', reason: '' }],
    [{ type: 'eraSelected', slug: 'nowhere' }],
    [{ type: 'generated', request: 1, step: 'image', data: null, openForMs: 0 }],
    [{ type: 'generationFailed', request: 1, step: 'context', reason: '500: ' }],
    [{ type: 'choiceMade', choice }],
    [{ type: 'pictureFailed', url: '' }],
    [{ type: 'contextOpened' }],
    [{ type: 'contextClosed' }],
  ])('are known as such, before and after a trip through JSON: %j', (event) => {
    expect(isGameEvent(event)).toBe(true);
    expect(isGameEvent(JSON.parse(JSON.stringify(event)))).toBe(true);
  });
});
