import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sceneParts } from '../contract/scene-parts';
import { initialState } from './initial-state';
import { replay } from '../testing/replay';
import type { GameEvent } from '../events/game-event';
import type { Effect, GameState } from './state';
import {
  answerArbitrary,
  eventArbitrary,
  failureArbitrary,
  journeyArbitrary,
} from '../testing/arbitraries';
import { deepFreeze } from '../testing/deep-freeze';
import { chosen } from '../testing/fixtures';
import { transition } from './transition';

/** Walks a journey from the frozen initial state and calls `look` after every event. */
function walk(
  journey: readonly GameEvent[],
  look: (before: GameState, after: GameState, event: GameEvent) => void,
): GameState {
  let state = deepFreeze(initialState());
  for (const event of journey) {
    const before = state;
    state = deepFreeze(transition(before, event).state);
    look(before, state, event);
  }
  return state;
}

/** The state after any journey. */
const stateArbitrary = journeyArbitrary.map((journey) => replay(journey));
const { numRuns = 400 } = fc.readConfigureGlobal();
const runs = { numRuns };

describe('any journey (SPEC §4, §5)', () => {
  it('never throws and never changes a state that it has returned', () => {
    fc.assert(
      fc.property(journeyArbitrary, (journey) => {
        walk(journey, (before, after) => {
          expect(Object.isFrozen(before.scene)).toBe(true);
          expect(after.scene).toBeTypeOf('object');
        });
      }),
      runs,
    );
  });

  it('leads to the same state and effects each time', () => {
    fc.assert(
      fc.property(stateArbitrary, eventArbitrary, (state, event) => {
        expect(transition(state, event)).toEqual(transition(state, event));
      }),
      runs,
    );
  });

  it('leads to a state that is the same after a trip through JSON', () => {
    fc.assert(
      fc.property(stateArbitrary, (state) => {
        expect(JSON.parse(JSON.stringify(state))).toStrictEqual(state);
      }),
      runs,
    );
  });

  it('can be resumed from JSON and continues as if it had never stopped', () => {
    fc.assert(
      fc.property(journeyArbitrary, journeyArbitrary, (before, after) => {
        const resumed: GameState = JSON.parse(JSON.stringify(replay(before)));
        expect(replay(after, resumed)).toEqual(replay([...before, ...after]));
      }),
      runs,
    );
  });

  it('returns the same state object when nothing changes', () => {
    fc.assert(
      fc.property(journeyArbitrary, (journey) => {
        walk(journey, (before, after) => {
          if (isDeepStrictEqual(before, after)) expect(after).toBe(before);
        });
      }),
      runs,
    );
  });

  it('always shows at least two choices of the scenario, under different ids', () => {
    fc.assert(
      fc.property(stateArbitrary, ({ scene }) => {
        expect(scene.choices.length).toBeGreaterThanOrEqual(2);
        expect(new Set(scene.choices.map(({ id }) => id)).size).toBe(scene.choices.length);
        for (const { id, scenarioId } of scene.choices) {
          expect(Number.isSafeInteger(id)).toBe(true);
          expect(scenarioId).toBe(scene.scenario.id);
        }
      }),
      runs,
    );
  });

  it('never lowers the request number, and never reopens a part of the same request', () => {
    fc.assert(
      fc.property(journeyArbitrary, (journey) => {
        walk(journey, ({ generation: before }, { generation: after }) => {
          expect(after.request).toBeGreaterThanOrEqual(before.request);
          if (after.request > before.request) return;
          for (const part of sceneParts) {
            if (before.parts[part] !== 'pending') {
              expect(after.parts[part]).toBe(before.parts[part]);
            }
          }
        });
      }),
      runs,
    );
  });

  it('always lists at least one period, each id and slug once', () => {
    fc.assert(
      fc.property(stateArbitrary, ({ periods }) => {
        expect(periods.length).toBeGreaterThanOrEqual(1);
        expect(new Set(periods.map(({ id }) => id)).size).toBe(periods.length);
        expect(new Set(periods.map(({ slug }) => slug)).size).toBe(periods.length);
      }),
      runs,
    );
  });

  it('changes the scene only by an act of the visitor or an answer to the current request', () => {
    const acts = [
      'started',
      'eraSelected',
      'choiceMade',
      'choiceUndone',
      'visitRestored',
      'pictureFailed',
    ];
    fc.assert(
      fc.property(journeyArbitrary, (journey) => {
        walk(journey, (before, after, event) => {
          if (after.scene === before.scene || acts.includes(event.type)) return;
          expect(event).toMatchObject({ request: before.generation.request });
        });
      }),
      runs,
    );
  });
});

describe('late answers (SPEC §4)', () => {
  const answer = (request: fc.Arbitrary<number>) =>
    fc
      .tuple(fc.oneof(answerArbitrary, failureArbitrary), request)
      .map(([event, number]): GameEvent => ({ ...event, request: number }) as GameEvent);

  it('to any request but the current one change nothing', () => {
    fc.assert(
      fc.property(stateArbitrary, answer(fc.integer({ min: -2, max: 40 })), (state, event) => {
        fc.pre('request' in event && event.request !== state.generation.request);
        const after = transition(state, event);
        expect(after.state).toBe(state);
        expect(after.effects).toEqual([]);
      }),
      runs,
    );
  });

  it('to a part that is answered already change nothing', () => {
    fc.assert(
      fc.property(stateArbitrary, answerArbitrary, answerArbitrary, (state, first, second) => {
        fc.pre('part' in first && 'part' in second && first.part === second.part);
        const { request } = state.generation;
        const once = transition(state, { ...first, request } as GameEvent).state;
        for (const again of [first, second]) {
          const twice = transition(once, { ...again, request } as GameEvent);
          expect(twice.state).toBe(once);
          expect(twice.effects).toEqual([]);
        }
      }),
      runs,
    );
  });

  it('change nothing but the context once a choice is made', () => {
    fc.assert(
      fc.property(stateArbitrary, fc.array(answer(fc.nat(8))), (state, answers) => {
        const aftermath = transition(state, chosen(state, 'Wait')).state;
        const current = answers.map((event) =>
          'request' in event ? { ...event, request: aftermath.generation.request } : event,
        );
        const { context: _late, ...after } = replay(current, aftermath).scene;
        const { context: _early, ...before } = aftermath.scene;
        expect(after).toEqual(before);
      }),
      runs,
    );
  });
});

describe('effects', () => {
  it('ask for a generation exactly when an era is entered, always for all three parts', () => {
    fc.assert(
      fc.property(stateArbitrary, eventArbitrary, (state, event) => {
        const { state: after, effects } = transition(state, event);
        const asked = effects.flatMap((effect) => (effect.type === 'generate' ? [effect] : []));
        const opened = event.type === 'started' || effects.some(isEraOpened);
        expect(asked.map(({ body }) => body.type)).toEqual(opened ? sceneParts : []);
        for (const { request, body } of asked) {
          expect(request).toBe(after.generation.request);
          expect(body.period).toBe(after.activeSlug);
        }
      }),
      runs,
    );
  });

  it('are plain data, and at most one of them is announced', () => {
    fc.assert(
      fc.property(stateArbitrary, eventArbitrary, (state, event) => {
        const { effects } = transition(state, event);
        expect(JSON.parse(JSON.stringify(effects))).toStrictEqual(effects);
        const speaking = effects.filter(
          ({ type }) => type === 'announce' || type === 'sceneOpened',
        );
        expect(speaking.length).toBeLessThanOrEqual(1);
      }),
      runs,
    );
  });
});

function isEraOpened(effect: Effect): boolean {
  return effect.type === 'sceneOpened' && effect.by === 'era';
}
