import fc from 'fast-check';
import * as v from 'valibot';
import { builtInPeriods } from '../eras/built-in';
import type { Period } from '../eras/era';
import type { AcceptedAnswers } from '../answers/accepted-answers';
import { acceptedPeriodsSchema, allDiffer } from '../answers/accepted-periods';
import { sceneParts } from '../contract/scene-parts';
import type { GameEvent } from '../events/game-event';
import type { Visit, VisitEvent } from '../events/visit';
import { answered, bronzeAge, generatedChoices, validAnswers } from './fixtures';

/** Any value, JSON or not. */
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
      allDiffer(periods.map(({ id }) => id)) && allDiffer(periods.map(({ slug }) => slug)),
  );

// With an ordinary prototype, so that it equals its copy through JSON.
const record = <Fields>(fields: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> }) =>
  fc.record(fields, { noNullPrototype: true });

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
  fc
    .string({ unit: 'binary', minLength: 1 })
    .map((text) => text.trim())
    .filter((text) => text !== ''),
);
const originArbitrary = fc.constantFrom('written' as const, 'model' as const);

const imageArbitrary: fc.Arbitrary<AcceptedAnswers['image']> = fc.oneof(
  fc.constant(validAnswers.image),
  fc.constant({
    imageUrl: '/images/future.avif',
    description: 'A dome on Mars.',
    credit: { photographer: 'Ann Ashe', pageUrl: 'https://www.pexels.com/photo/5/' },
  }),
);

const choicesArbitrary: fc.Arbitrary<AcceptedAnswers['choices']> = record({
  choices: fc.oneof(
    fc.constant(generatedChoices),
    fc.array(record({ text: choiceText, description: fc.string() }), {
      minLength: 2,
      maxLength: 6,
    }),
  ),
  origin: originArbitrary,
});

const contextArbitrary: fc.Arbitrary<AcceptedAnswers['context']> = record({
  context: fc.string({ minLength: 1 }).map((text) => `<p>${text}</p>`),
  origin: originArbitrary,
});

/** An accepted answer for any part, to any of the first requests, at any time. */
export const answerArbitrary: fc.Arbitrary<GameEvent> = fc
  .tuple(
    fc.oneof(
      imageArbitrary.map(
        (answer) => (request: number, openForMs: number) =>
          answered('image', answer, request, openForMs),
      ),
      choicesArbitrary.map(
        (answer) => (request: number, openForMs: number) =>
          answered('choices', answer, request, openForMs),
      ),
      contextArbitrary.map(
        (answer) => (request: number, openForMs: number) =>
          answered('context', answer, request, openForMs),
      ),
    ),
    requestArbitrary,
    fc.nat(5_000),
  )
  .map(([event, request, openForMs]) => event(request, openForMs));

/** The failure of any part of any of the first requests. */
export const failureArbitrary: fc.Arbitrary<GameEvent> = fc
  .record({
    request: requestArbitrary,
    part: fc.constantFrom(...sceneParts),
    reason: fc.string(),
  })
  .map((failure) => ({ type: 'partFailed', ...failure }));

const visitEventArbitrary: fc.Arbitrary<VisitEvent> = fc.oneof(
  answerArbitrary as fc.Arbitrary<VisitEvent>,
  record({ id: fc.nat(40), scenarioId, text: choiceText, description: fc.string() }).map(
    (choice): VisitEvent => ({ type: 'choiceMade', choice }),
  ),
);

/** Any visit, to a built-in era, to one that only a server knows, or to one that nobody knows. */
export const visitArbitrary: fc.Arbitrary<Visit> = fc
  .tuple(knownSlug, fc.boolean(), fc.array(visitEventArbitrary, { maxLength: 8 }))
  .map(([slug, described, events]) => ({
    slug,
    ...(described && slug === bronzeAge.slug && { period: bronzeAge }),
    events,
  }));

/** Any event that the app can dispatch. */
export const eventArbitrary: fc.Arbitrary<GameEvent> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<GameEvent>({ type: 'started' }) },
  {
    weight: 1,
    arbitrary: fc.oneof(periodsArbitrary, fc.constant([bronzeAge])).map((periods): GameEvent => ({
      type: 'periodsLoaded',
      periods: v.parse(acceptedPeriodsSchema, periods),
    })),
  },
  {
    weight: 1,
    arbitrary: fc.string().map((reason): GameEvent => ({ type: 'periodsRefused', reason })),
  },
  {
    weight: 1,
    arbitrary: fc.string().map((reason): GameEvent => ({ type: 'periodsFailed', reason })),
  },
  { weight: 2, arbitrary: knownSlug.map((slug): GameEvent => ({ type: 'eraSelected', slug })) },
  { weight: 5, arbitrary: answerArbitrary },
  { weight: 3, arbitrary: failureArbitrary },
  {
    weight: 3,
    arbitrary: record({
      id: fc.integer(),
      scenarioId,
      text: choiceText,
      description: fc.string(),
    }).map((choice): GameEvent => ({ type: 'choiceMade', choice })),
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
  { weight: 1, arbitrary: fc.constant<GameEvent>({ type: 'choiceUndone' }) },
  { weight: 1, arbitrary: fc.constant<GameEvent>({ type: 'resumed' }) },
  {
    weight: 2,
    arbitrary: visitArbitrary.map((visit): GameEvent => ({ type: 'visitRestored', visit })),
  },
  { weight: 1, arbitrary: fc.constant<GameEvent>({ type: 'journalOpened' }) },
  { weight: 1, arbitrary: fc.constant<GameEvent>({ type: 'journalClosed' }) },
  { weight: 1, arbitrary: fc.constant<GameEvent>({ type: 'keepsakeOpened' }) },
  { weight: 1, arbitrary: fc.constant<GameEvent>({ type: 'keepsakeClosed' }) },
  { weight: 1, arbitrary: fc.constant<GameEvent>({ type: 'contextOpened' }) },
  { weight: 1, arbitrary: fc.constant<GameEvent>({ type: 'contextClosed' }) },
);

/** Any journey. */
export const journeyArbitrary: fc.Arbitrary<readonly GameEvent[]> = fc.array(eventArbitrary, {
  maxLength: 25,
});
