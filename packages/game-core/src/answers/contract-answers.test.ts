import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  type SceneAnswers,
  type ScenePart,
  answerSchemas,
  periodsAnswerSchema,
  sceneParts,
} from '../contract';
import { builtInPeriods } from '../eras/built-in';
import { acceptAnswer, acceptPeriods } from './accept';

const textOfAtMost = (maxLength: number) =>
  fc.string({ minLength: 1, maxLength }).filter((text) => text === text.trim());
const originArbitrary = fc.constantFrom('written', 'model');

const recordArbitrary = fc.record({
  mark: fc.constantFrom('documented', 'disputed', 'invented', 'known today'),
  text: textOfAtMost(1_000),
  sources: fc.array(textOfAtMost(400), { maxLength: 12 }),
});

/** Answers as the contract describes them, with and without their optional fields. */
const answerArbitraries: { readonly [Part in ScenePart]: fc.Arbitrary<SceneAnswers[Part]> } = {
  image: fc.record(
    {
      imageUrl: fc.constantFrom('/images/medieval-2.avif', 'https://images.pexels.com/1.jpeg?w=9'),
      description: textOfAtMost(500),
      credit: fc.record({
        photographer: textOfAtMost(100),
        photographerUrl: fc.constant('https://www.pexels.com/@ann'),
        pageUrl: fc.constant('https://www.pexels.com/photo/1/'),
        source: fc.constant('Pexels'),
      }),
      origin: originArbitrary,
    },
    { requiredKeys: ['imageUrl', 'origin'] },
  ),
  choices: fc.record({
    choices: fc.array(
      fc.record(
        {
          text: textOfAtMost(120),
          description: textOfAtMost(300),
          outcome: textOfAtMost(1_500),
          record: recordArbitrary,
        },
        { requiredKeys: ['text', 'description'] },
      ),
      { minLength: 2, maxLength: 4 },
    ),
    origin: originArbitrary,
  }),
  context: fc.record(
    { context: textOfAtMost(12_000), title: textOfAtMost(120), origin: originArbitrary },
    { requiredKeys: ['context', 'origin'] },
  ),
};

describe('the game and the contract', () => {
  it.each(sceneParts)(
    'agree on the answer for the %s: every field that is sent is read',
    (part) => {
      fc.assert(
        fc.property(answerArbitraries[part], (answer) => {
          expect(v.is(answerSchemas[part], answer)).toBe(true);
          expect(acceptAnswer(part, answer)).toEqual({ ok: true, value: asAccepted(answer) });
        }),
      );
    },
  );

  it('agree on the periods', () => {
    expect(v.is(periodsAnswerSchema, builtInPeriods)).toBe(true);
    expect(acceptPeriods(builtInPeriods)).toEqual({ ok: true, value: builtInPeriods });
  });

  it.each(sceneParts)('agree that an accepted answer for the %s is accepted again', (part) => {
    fc.assert(
      fc.property(answerArbitraries[part], (answer) => {
        const once = acceptAnswer(part, answer);
        expect(once.ok && acceptAnswer(part, once.value)).toEqual(once);
      }),
    );
  });
});

/** The game shows a photographer's name and the page of the photograph, and nothing else of a credit. */
function asAccepted(answer: SceneAnswers[ScenePart]): unknown {
  if (!('imageUrl' in answer)) return answer;
  const { origin: _origin, credit, ...rest } = answer;
  if (credit === undefined) return rest;
  const { photographer, pageUrl } = credit;
  return { ...rest, credit: { photographer, pageUrl } };
}
