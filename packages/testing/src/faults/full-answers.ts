import { builtInPeriods } from '@time-traveler/game-core';
import type { ScenePart } from '@time-traveler/game-core/contract';
import { generatedChoices, generatedContext, pictureAddress } from '../fixtures/answers';

/** One of the four calls of the game (SPEC §7): the list of periods, or a part of a scene. */
export type FaultyCall = 'periods' | ScenePart;

/** The four calls, in the order in which the game sends them. */
export const faultyCalls: readonly FaultyCall[] = ['periods', 'image', 'choices', 'context'];

/** A valid answer to each call, with every optional field. */
export const fullAnswers: Readonly<Record<FaultyCall, unknown>> = {
  periods: builtInPeriods,
  image: {
    imageUrl: pictureAddress,
    description: 'A lane runs between low hills.',
    credit: {
      photographer: 'Ann Ashe',
      photographerUrl: 'https://www.pexels.com/@ann',
      pageUrl: 'https://www.pexels.com/photo/1/',
      source: 'Pexels',
    },
    origin: 'written',
  },
  choices: {
    choices: generatedChoices.map((choice) => ({
      ...choice,
      outcome: 'The door opens, and nobody is behind it.',
      record: { mark: 'disputed', text: 'Two rolls disagree.', sources: ['A roll of 1243'] },
    })),
    origin: 'model',
  },
  context: { context: generatedContext, title: 'What Was Counted', origin: 'model' },
};
