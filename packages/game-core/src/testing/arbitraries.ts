import fc from 'fast-check';
import { builtInPeriods } from '../eras/built-in';
import type { Period } from '../eras/era';
import type { GameEvent, GenerationStep } from '../rules/state';
import { bronzeAge, validAnswers } from './fixtures';

/** Anything at all that a program can hand over, JSON or not. */
export const garbage: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue(),
  fc.anything({
    withBigInt: true,
    withDate: true,
    withMap: true,
    withNullPrototype: true,
    withObjectString: true,
    withSet: true,
    withSparseArray: true,
    withTypedArray: true,
  }),
);

const slugArbitrary = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,4})?$/);

/** A well-formed period as a server might send it. */
const periodArbitrary: fc.Arbitrary<Period> = fc.record({
  id: fc.oneof(fc.nat(20), fc.maxSafeInteger()),
  name: fc.string({ unit: 'binary', minLength: 1 }).filter((name) => name.trim() !== ''),
  slug: fc.oneof(fc.constantFrom('medieval', 'future', 'bronze-age'), slugArbitrary),
  startYear: fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })),
  endYear: fc.integer(),
  description: fc.string({ unit: 'binary' }),
  color: fc.string(),
  icon: fc.string(),
  musicUrl: fc.string(),
});

/** A list that the game accepts from a server. */
export const periodsArbitrary: fc.Arbitrary<readonly Period[]> = fc
  .array(periodArbitrary, { minLength: 1, maxLength: 6 })
  .filter(
    (periods) =>
      new Set(periods.map(({ id }) => id)).size === periods.length &&
      new Set(periods.map(({ slug }) => slug)).size === periods.length,
  );

const stepArbitrary = fc.constantFrom<GenerationStep>('image', 'choices', 'context');
// Few requests, so that answers often belong to the current one.
const requestArbitrary = fc.nat(5);
const knownSlug = fc.constantFrom(
  ...builtInPeriods.map(({ slug }) => slug),
  bronzeAge.slug,
  'nowhere',
);
const scenarioId = fc.oneof(fc.constantFrom(1, 2, 3, 4, 5, bronzeAge.id), fc.integer());
const choiceText = fc.oneof(
  fc.constantFrom('Join the crowd', 'Talk to the clerk', 'Visit the mill', 'Wait'),
  fc.string({ unit: 'binary' }),
);

const answerArbitrary: fc.Arbitrary<GameEvent> = fc
  .tuple(requestArbitrary, stepArbitrary, garbage, fc.boolean(), fc.nat(5_000))
  .map(([request, step, data, valid, openForMs]) => ({
    type: 'generated',
    request,
    step,
    data: valid ? validAnswers[step] : data,
    openForMs,
  }));

/** An event of a kind that the app dispatches, with data from the server that may be anything. */
export const eventArbitrary: fc.Arbitrary<GameEvent> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<GameEvent>({ type: 'started' }) },
  {
    weight: 1,
    arbitrary: fc
      .oneof(periodsArbitrary, fc.constant([bronzeAge]), garbage)
      .map((data): GameEvent => ({ type: 'periodsLoaded', data })),
  },
  {
    weight: 1,
    arbitrary: fc.string().map((reason): GameEvent => ({ type: 'periodsFailed', reason })),
  },
  { weight: 2, arbitrary: knownSlug.map((slug): GameEvent => ({ type: 'eraSelected', slug })) },
  { weight: 5, arbitrary: answerArbitrary },
  {
    weight: 3,
    arbitrary: fc
      .record({ request: requestArbitrary, step: stepArbitrary, reason: fc.string() })
      .map((failure): GameEvent => ({ type: 'generationFailed', ...failure })),
  },
  {
    weight: 3,
    arbitrary: fc
      .record({ id: fc.integer(), scenarioId, text: choiceText, description: fc.string() })
      .map((choice): GameEvent => ({ type: 'choiceMade', choice })),
  },
  {
    weight: 2,
    arbitrary: fc
      .constantFrom(
        '/images/medieval.avif',
        '/images/future.avif',
        'https://pictures.example/scene.jpg',
      )
      .map((url): GameEvent => ({ type: 'pictureFailed', url })),
  },
  { weight: 1, arbitrary: fc.constant<GameEvent>({ type: 'contextOpened' }) },
  { weight: 1, arbitrary: fc.constant<GameEvent>({ type: 'contextClosed' }) },
);

const malformed = fc.oneof(
  garbage,
  fc.record({
    type: fc.oneof(
      eventArbitrary.map(({ type }) => type),
      fc.string(),
    ),
    data: garbage,
    reason: garbage,
    slug: garbage,
    request: fc.oneof(requestArbitrary, garbage),
    step: fc.oneof(stepArbitrary, fc.constantFrom('__proto__', 'constructor', 'toString'), garbage),
    choice: fc.oneof(garbage, fc.record({ scenarioId, text: garbage, id: garbage })),
    url: garbage,
  }),
);

/** Any event whatsoever, well-formed or not. */
export const anyEventArbitrary: fc.Arbitrary<GameEvent> = fc.oneof(
  { weight: 3, arbitrary: eventArbitrary },
  // The type is a promise that a caller can break; the rules hold even then.
  { weight: 1, arbitrary: malformed.map((value) => value as GameEvent) },
);

/** A journey of any events. */
export const journeyArbitrary: fc.Arbitrary<readonly GameEvent[]> = fc.array(anyEventArbitrary, {
  maxLength: 25,
});
