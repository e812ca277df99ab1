import {
  builtInEras,
  type Effect,
  type GameState,
  initialState,
  transition,
} from '@time-traveler/game-core';
import { sceneParts, sceneRequestSchema } from '@time-traveler/game-core/contract';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { gameRequest, toPartRequest } from './part-request';

const slugs = builtInEras.map(({ period }) => period.slug);

/** Returns the bodies that the game sends, as they arrive after JSON. */
function bodiesOf(effects: readonly Effect[]) {
  return effects
    .flatMap((effect) => (effect.type === 'generate' ? [effect.body] : []))
    .map((body) => v.parse(sceneRequestSchema, JSON.parse(JSON.stringify(body))));
}

describe('a request', () => {
  it("is the game's own for every era and part, whatever eras were visited before", () => {
    const visits = fc.array(fc.constantFrom(...slugs), { maxLength: 4 });
    fc.assert(
      fc.property(visits, fc.constantFrom(...slugs), (earlier, slug) => {
        const enter = (state: GameState, entered: string) =>
          transition(state, { type: 'eraSelected', slug: entered });
        const before = earlier.reduce(
          (state, entered) => enter(state, entered).state,
          initialState(),
        );
        const { effects } = enter(before, slug);
        const requests = bodiesOf(effects).map((body) => toPartRequest(body));
        expect(requests.map(({ part }) => part)).toEqual(sceneParts);
        for (const request of requests) {
          expect(request).toMatchObject({ slug, fromGame: true, era: { period: { slug } } });
        }
      }),
    );
  });

  it('is the one that the server makes for itself to fill the pool', () => {
    for (const era of builtInEras) {
      const { effects } = transition(initialState(), {
        type: 'eraSelected',
        slug: era.period.slug,
      });
      const sent = bodiesOf(effects).map((body) => toPartRequest(body));
      expect(sceneParts.map((part) => gameRequest(era, part))).toEqual(sent);
    }
  });

  it("is not the game's own with any other prompt", () => {
    const other = fc.string({ minLength: 1 });
    fc.assert(
      fc.property(
        fc.constantFrom(...slugs),
        fc.constantFrom(...sceneParts),
        other,
        (slug, type, prompt) => {
          expect(toPartRequest({ type, period: slug, prompt })).toMatchObject({
            fromGame: false,
            prompt: prompt.trim(),
          });
        },
      ),
    );
  });

  it('has no era for a period that is not built in', () => {
    const request = toPartRequest({ type: 'image', period: 'atlantis', prompt: 'A city' });
    expect(request).toMatchObject({ era: null, fromGame: false, slug: 'atlantis' });
  });
});
