import * as v from 'valibot';
import type { Consequence, HistoricalRecord, Origin } from '../eras/era';
import type { Immutable } from './immutable';
import type { ScenePart } from './scene-parts';
import { textOfAtMost } from './text-schemas';

/** The fewest choices that an answer may hold (SPEC §5). */
export const FEWEST_CHOICES = 2;

/** The most choices that our server sends. */
export const MOST_CHOICES = 4;

/** Who wrote an answer. */
export const originSchema = v.pipe(
  v.picklist(['written', 'model']),
  v.description(
    'Who wrote the answer: "written" is prepared in advance, or a picture; "model" is by a language model and unchecked.',
  ),
) satisfies v.GenericSchema<unknown, Origin>;

/** How surely a note's statement is known. */
export const recordMarkSchema = v.picklist(['documented', 'disputed', 'invented', 'known today']);

/** A note on what really happened. */
export const historicalRecordSchema = v.pipe(
  v.strictObject({
    mark: recordMarkSchema,
    text: v.pipe(textOfAtMost(1_000), v.description('Plain text.')),
    sources: v.pipe(v.array(textOfAtMost(400)), v.maxLength(12)),
  }),
  v.description('What the record says of people who did such a thing.'),
) satisfies v.GenericSchema<unknown, HistoricalRecord>;

/** Who took a picture, and where. */
export const pictureCreditSchema = v.strictObject({
  photographer: v.string(),
  photographerUrl: v.pipe(v.string(), v.url()),
  pageUrl: v.pipe(v.string(), v.url()),
  source: v.string(),
});

/** The answer to a request for an image. */
export const imageAnswerSchema = v.strictObject({
  imageUrl: v.pipe(
    v.string(),
    v.minLength(1),
    v.description('The address of the picture, absolute or relative to the page.'),
  ),
  description: v.optional(
    v.pipe(
      textOfAtMost(500),
      v.description('One line of plain text on what the picture shows, if it is known.'),
    ),
  ),
  credit: v.optional(pictureCreditSchema),
  origin: originSchema,
});

/** What a choice leaves behind: one to three different names, none with its opposite. */
export const consequencesSchema = v.pipe(
  v.array(v.picklist(['helped', 'harmed', 'silent', 'public', 'gone'])),
  v.minLength(1),
  v.maxLength(3),
  v.description(
    'What the choice leaves behind. It selects how the visit ends. "helped" and "harmed" exclude each other, as do "silent" and "public".',
  ),
) satisfies v.GenericSchema<unknown, readonly Consequence[]>;

/** One choice of an answer. */
export const answeredChoiceSchema = v.strictObject({
  text: textOfAtMost(120),
  description: v.pipe(
    v.string(),
    v.maxLength(300),
    v.description('Plain text; empty if there is none.'),
  ),
  outcome: v.optional(
    v.pipe(
      textOfAtMost(1_500),
      v.description(
        "The choice's own ending: plain text, a blank line between its paragraphs. Without it the game tells the era's narrative.",
      ),
    ),
  ),
  record: v.optional(historicalRecordSchema),
  memory: v.optional(
    v.pipe(
      textOfAtMost(400),
      v.description(
        'Plain text that names the deed in the past tense. The story continues with it.',
      ),
    ),
  ),
  answer: v.optional(
    v.pipe(
      textOfAtMost(600),
      v.description('Plain text on what became of the question that the ending leaves open.'),
    ),
  ),
  consequences: v.optional(consequencesSchema),
});

/** The answer to a request for choices. */
export const choicesAnswerSchema = v.strictObject({
  choices: v.pipe(
    v.array(answeredChoiceSchema),
    v.minLength(FEWEST_CHOICES),
    v.maxLength(MOST_CHOICES),
  ),
  origin: originSchema,
});

/** The answer to a request for the background. */
export const contextAnswerSchema = v.strictObject({
  context: v.pipe(textOfAtMost(12_000), v.description('Sanitised HTML.')),
  title: v.optional(
    v.pipe(
      textOfAtMost(120),
      v.description("Plain text; without it the game keeps the era's own title."),
    ),
  ),
  origin: originSchema,
});

/** What our server sends for each part: exactly this and nothing more. */
export const answerSchemas = {
  image: imageAnswerSchema,
  choices: choicesAnswerSchema,
  context: contextAnswerSchema,
} as const satisfies Record<ScenePart, unknown>;

/** The answer to a request for an image. */
export type ImageAnswer = Immutable<v.InferOutput<typeof imageAnswerSchema>>;

/** The photographer of a picture, and the page on which it is published. */
export type AnsweredCredit = Immutable<v.InferOutput<typeof pictureCreditSchema>>;

/** One choice of an answer, without the ids that a scene adds. */
export type AnsweredChoice = Immutable<v.InferOutput<typeof answeredChoiceSchema>>;

/** The answer to a request for choices. */
export type ChoicesAnswer = Immutable<v.InferOutput<typeof choicesAnswerSchema>>;

/** The answer to a request for the background. */
export type ContextAnswer = Immutable<v.InferOutput<typeof contextAnswerSchema>>;

/** The answer that belongs to each part. */
export interface SceneAnswers {
  readonly image: ImageAnswer;
  readonly choices: ChoicesAnswer;
  readonly context: ContextAnswer;
}

/** The answer to a request for any part. */
export type SceneAnswer = SceneAnswers[ScenePart];
