import * as v from 'valibot';
import {
  FEWEST_CHOICES,
  type ScenePart,
  consequencesSchema,
  originSchema,
  recordMarkSchema,
} from '../contract';
import type { Immutable } from '../contract/immutable';
import { imageAddress } from './image-address';

// Other servers may send more fields or longer texts than the contract allows. Required fields are checked;
// an optional field is ignored if it is malformed (SPEC §5). The limits are far above the contract's: they
// only keep out what no screen can show.
const LONGEST_ADDRESS = 4_000;
const LONGEST_CHOICE = 10_000;
const LONGEST_CONTEXT = 200_000;
const MOST_ACCEPTED_CHOICES = 100;

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());

/** Text with 1 to `longest` characters. */
export const textOfAtMost = (longest: number) => v.pipe(text, v.maxLength(longest));

/** One line without control characters. */
export const lineOfAtMost = (longest: number) =>
  v.pipe(textOfAtMost(longest), v.regex(/^\P{Cc}*$/u));

/** An optional field that is ignored if it is malformed. */
export const ignoredIfMalformed = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined);

const origin = v.fallback(originSchema, 'written');

const credit = v.object({
  photographer: lineOfAtMost(100),
  // Nothing is allowed before the host, so that the link leads to the host that it shows.
  pageUrl: v.pipe(
    v.string(),
    v.maxLength(500),
    v.regex(/^https:\/\/[a-z0-9.-]+(?::\d+)?(?:[/?#][^\s\\]*)?$/i),
  ),
});

/** The address of a picture. */
export const acceptedAddressSchema = v.pipe(
  v.string(),
  v.maxLength(LONGEST_ADDRESS, 'The address is too long'),
  v.transform(imageAddress),
  v.string('The address does not resolve to http, https or the same origin'),
);

/** An image answer as the game accepts it. */
export const acceptedImageSchema = v.object({
  imageUrl: acceptedAddressSchema,
  description: ignoredIfMalformed(lineOfAtMost(500)),
  credit: ignoredIfMalformed(credit),
});

const record = v.object({
  mark: recordMarkSchema,
  text: textOfAtMost(2_000),
  sources: v.pipe(v.array(textOfAtMost(400)), v.maxLength(12)),
});

const consequences = v.pipe(
  consequencesSchema,
  v.check((names) => new Set(names).size === names.length),
  v.check((names) => !(names.includes('helped') && names.includes('harmed'))),
  v.check((names) => !(names.includes('silent') && names.includes('public'))),
);

/** One choice of a choices answer as the game accepts it. */
export const acceptedChoiceSchema = v.object({
  text: textOfAtMost(LONGEST_CHOICE),
  description: v.pipe(v.string(), v.maxLength(LONGEST_CHOICE, 'The description is too long')),
  outcome: ignoredIfMalformed(textOfAtMost(4_000)),
  record: ignoredIfMalformed(record),
  memory: ignoredIfMalformed(textOfAtMost(1_000)),
  answer: ignoredIfMalformed(textOfAtMost(1_000)),
  consequences: ignoredIfMalformed(consequences),
});

/** The list of choices that an answer offers. */
export const acceptedListSchema = v.pipe(
  v.array(acceptedChoiceSchema),
  v.minLength(FEWEST_CHOICES, 'Fewer than two choices'),
  v.maxLength(MOST_ACCEPTED_CHOICES, 'Too many choices'),
);

/** A choices answer as the game accepts it. */
export const acceptedChoicesSchema = v.object({ choices: acceptedListSchema, origin });

/** A background as HTML that is not sanitised yet. */
export const acceptedHtmlSchema = v.pipe(
  v.string(),
  v.maxLength(LONGEST_CONTEXT, 'The context is too long'),
  v.check((html) => html.trim() !== '', 'The context is empty'),
);

/** A context answer as the game accepts it; its HTML is not sanitised yet. */
export const acceptedContextSchema = v.object({
  context: acceptedHtmlSchema,
  title: ignoredIfMalformed(textOfAtMost(200)),
  origin,
});

/** The picture of an accepted answer. */
export type AcceptedImage = Immutable<v.InferOutput<typeof acceptedImageSchema>>;

/** The choices of an accepted answer. */
export type AcceptedChoices = Immutable<v.InferOutput<typeof acceptedChoicesSchema>>;

/** The background of an accepted answer. */
export type AcceptedContext = Immutable<v.InferOutput<typeof acceptedContextSchema>>;

/** The accepted answer for each part of a scene. */
export interface AcceptedAnswers {
  readonly image: AcceptedImage;
  readonly choices: AcceptedChoices;
  readonly context: AcceptedContext;
}

/** An accepted answer with the part that it is for. */
export type PartAnswer = {
  readonly [Part in ScenePart]: { readonly part: Part; readonly answer: AcceptedAnswers[Part] };
}[ScenePart];

/** The schema of the accepted answer for each part. */
export const acceptedAnswerSchemas: {
  readonly [Part in ScenePart]: v.GenericSchema<unknown, AcceptedAnswers[Part]>;
} = {
  image: acceptedImageSchema,
  choices: acceptedChoicesSchema,
  context: acceptedContextSchema,
};
