import type { ScenePart } from '@time-traveler/game-core/contract';
import { pictureAddress } from '@time-traveler/testing';
import type { Move } from './model-tab';

/** One thing that a visitor or the server does. */
export type Step =
  | { readonly do: 'enter'; readonly slug: string; readonly by: 'mouse' | 'key' }
  | {
      readonly do: 'choose';
      readonly place: number;
      readonly by: 'mouse' | 'key';
      /** Whether a hurried visitor presses twice. */
      readonly twice: boolean;
    }
  | { readonly do: 'answer'; readonly call: number; readonly with: AnswerName }
  | { readonly do: 'open the background' }
  | { readonly do: 'open the journal' }
  | { readonly do: 'close the dialog'; readonly by: 'Escape' | 'button' }
  | { readonly do: 'press the music button' }
  | { readonly do: 'move through the history'; readonly by: Exclude<Move, 0> }
  | { readonly do: 'undo' }
  | { readonly do: 'continue' }
  | { readonly do: 'return to a decision'; readonly place: number }
  | { readonly do: 'begin anew'; readonly slug: string }
  | { readonly do: 'reload' }
  | { readonly do: 'open the address again' };

/** The steps that are possible while a dialog is open. */
export const onDialogs: readonly Step['do'][] = [
  'answer',
  'close the dialog',
  'move through the history',
  'return to a decision',
  'begin anew',
  'reload',
  'open the address again',
];

/** The answers that the model's server sends. */
export const answers = {
  good: {
    image: { imageUrl: pictureAddress },
    choices: {
      choices: [
        { text: 'Talk to the smith', description: 'She counts.', outcome: 'She tells you.' },
        { text: 'Wait for the bell', description: 'It rings at dusk.' },
      ],
      origin: 'model',
    },
    context: { context: '<p>A notched stick was split.</p>', title: 'What Was Counted' },
  },
  other: {
    image: { imageUrl: '/images/future.avif' },
    choices: {
      choices: ['Join them', 'Visit the mill', 'Run'].map((text) => ({ text, description: '' })),
    },
    context: { context: '<p>Another text.</p>' },
  },
  wrong: { image: { imageUrl: 7 }, choices: { choices: [] }, context: {} },
  missing: {
    image: { imageUrl: '/images/nowhere.avif' },
    choices: null,
    context: { context: ' ' },
  },
} as const satisfies Record<string, Record<ScenePart, unknown>>;

/** The name of one of the server's answers, or a failure. */
export type AnswerName = keyof typeof answers | 'failure';
