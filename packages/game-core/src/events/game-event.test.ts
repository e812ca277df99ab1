import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { replay } from '../testing/replay';
import { transition } from '../rules/transition';
import { eventArbitrary, garbage, journeyArbitrary } from '../testing/arbitraries';
import { bronzeAge, validAnswers } from '../testing/fixtures';
import { type GameEvent, gameEventSchema } from './game-event';

const choice = { id: 1, scenarioId: 1, text: 'Wait', description: '' };
const answered = { type: 'partAnswered', request: 1, openForMs: 0 } as const;
const image = { ...answered, part: 'image', answer: validAnswers.image };

const { numRuns = 500 } = fc.readConfigureGlobal();
const runs = { numRuns };

describe('the schema of events', () => {
  it.each<[GameEvent]>([
    [{ type: 'started' }],
    [{ type: 'periodsLoaded', periods: [bronzeAge] }],
    [{ type: 'periodsRefused', reason: '' }],
    [{ ...answered, part: 'image', answer: validAnswers.image }],
    [{ ...answered, part: 'choices', answer: validAnswers.choices }],
    [{ ...answered, part: 'context', answer: validAnswers.context }],
    [{ type: 'periodsFailed', reason: '' }],
    [{ type: 'eraSelected', slug: 'nowhere' }],
    [{ type: 'partFailed', request: 1, part: 'context', reason: '500: ' }],
    [{ type: 'choiceMade', choice }],
    [{ type: 'pictureFailed', url: '' }],
    [{ type: 'contextOpened' }],
    [{ type: 'contextClosed' }],
    [{ type: 'journalOpened' }],
    [{ type: 'journalClosed' }],
    [{ type: 'keepsakeOpened' }],
    [{ type: 'keepsakeClosed' }],
    [{ type: 'choiceUndone' }],
    [{ type: 'resumed' }],
    [{ type: 'visitRestored', visit: { slug: 'medieval', events: [] } }],
  ])('accepts %j', (event) => {
    expect(v.parse(gameEventSchema, event)).toEqual(event);
  });

  it('accepts every event of a game, also after a trip through JSON, and changes nothing in it', () => {
    fc.assert(
      fc.property(eventArbitrary, (event) => {
        const stored: unknown = JSON.parse(JSON.stringify(event));
        const accepted = v.safeParse(gameEventSchema, stored);
        expect(accepted.issues).toBeUndefined();
        expect(accepted.output).toEqual(stored);
      }),
      runs,
    );
  });

  it.each([
    [undefined],
    [null],
    [7],
    ['started'],
    [[]],
    [{}],
    [{ type: 'unknown' }],
    [{ type: 'periodsLoaded' }],
    [{ type: 'periodsLoaded', periods: [] }],
    [{ type: 'periodsLoaded', periods: [{ slug: 'medieval' }] }],
    [{ type: 'periodsFailed' }],
    [{ type: 'eraSelected' }],
    [{ type: 'eraSelected', slug: ['medieval'] }],
    [{ ...image, part: 'toString' }],
    [{ ...image, part: 'choices' }],
    [{ ...image, request: '1' }],
    [{ ...image, request: 1.5 }],
    [{ ...image, openForMs: Number.POSITIVE_INFINITY }],
    [{ ...image, openForMs: undefined }],
    [{ ...image, answer: { imageUrl: 'javascript:alert(1)' } }],
    [{ ...answered, part: 'choices', answer: { choices: [choice] } }],
    [{ ...answered, part: 'context', answer: { context: '' } }],
    [{ type: 'partFailed', request: 0, part: 'image', reason: null }],
    [{ type: 'partFailed', request: 0, part: 'music', reason: '' }],
    [{ type: 'choiceMade' }],
    [{ type: 'choiceMade', choice: null }],
    [{ type: 'choiceMade', choice: { ...choice, id: undefined } }],
    [{ type: 'choiceMade', choice: { ...choice, id: '1' } }],
    [{ type: 'choiceMade', choice: { ...choice, text: 5 } }],
    [{ type: 'choiceMade', choice: { ...choice, text: ' ' } }],
    [{ type: 'choiceMade', choice: { ...choice, scenarioId: Number.NaN } }],
    [{ type: 'choiceMade', choice: { ...choice, description: undefined } }],
    [{ type: 'pictureFailed', url: null }],
  ])('refuses %j', (value) => {
    expect(v.is(gameEventSchema, value)).toBe(false);
  });
});

describe('an event from elsewhere that the schema accepts', () => {
  const almost = fc
    .tuple(eventArbitrary, fc.dictionary(fc.constantFrom(...fieldNames()), garbage))
    .map(([event, fields]) => ({ ...event, ...fields }));

  it('is safe for the rules, whatever it holds', () => {
    fc.assert(
      fc.property(journeyArbitrary, fc.oneof(almost, garbage), (journey, value) => {
        const accepted = v.safeParse(gameEventSchema, value);
        if (!accepted.success) return;
        const { state } = transition(replay(journey), accepted.output);
        expect(state.scene.choices.length).toBeGreaterThanOrEqual(2);
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      }),
      runs,
    );
  });
});

function fieldNames(): readonly string[] {
  return ['type', 'part', 'answer', 'request', 'openForMs', 'slug', 'choice', 'periods', 'url'];
}
