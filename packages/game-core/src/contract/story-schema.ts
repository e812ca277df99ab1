import * as v from 'valibot';
import type { EndingPicture, Telling } from '../eras/era';
import type { DeedTelling, EraStory, FollowUpStory, Reckoning } from '../eras/stories/era-story';
import type { Immutable } from './immutable';
import { consequencesSchema, historicalRecordSchema } from './answer-schemas';
import { slugSchema, textOfAtMost } from './text-schemas';

const longText = textOfAtMost(4_000);
const line = textOfAtMost(1_000);
const name = textOfAtMost(120);
const sources = v.pipe(v.array(textOfAtMost(400)), v.maxLength(12));

const telling = v.object({
  text: longText,
  record: historicalRecordSchema,
}) satisfies v.GenericSchema<unknown, Telling>;

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

const picture = v.object({
  url: v.exactOptional(v.pipe(v.string(), v.regex(/^\/images\/[a-z\d-]+\.\w+$/))),
  at: v.exactOptional(v.strictTuple([share, share])),
  zoom: v.exactOptional(v.pipe(v.number(), v.minValue(100), v.maxValue(150))),
  light: v.exactOptional(v.picklist(['dawn', 'grey', 'dusk', 'night', 'lamplight'])),
}) satisfies v.GenericSchema<unknown, EndingPicture>;

const deedTelling = v.object({
  ...telling.entries,
  memory: v.exactOptional(line),
  answer: v.exactOptional(line),
  consequences: v.exactOptional(consequencesSchema),
  picture: v.exactOptional(picture),
}) satisfies v.GenericSchema<unknown, DeedTelling>;

const followUp = v.object({
  consequences: v.exactOptional(consequencesSchema),
  first: telling,
  afterHarm: v.exactOptional(telling),
  afterLeaving: v.exactOptional(telling),
  again: telling,
  closing: v.object({ text: longText, record: v.exactOptional(historicalRecordSchema) }),
}) satisfies v.GenericSchema<unknown, FollowUpStory>;

const reckoning = v.object({
  ...telling.entries,
  name,
  when: v.union([consequencesSchema, v.strictTuple([])]),
  why: line,
  memento: line,
  picture: v.exactOptional(picture),
  afterwards: telling,
}) satisfies v.GenericSchema<unknown, Reckoning>;

/**
 * What an era tells after a decision, as a server sends it: all but the endings, which its choices bring. Texts may hold
 * `{choice}`, `{first}`, `{place}` and `{year}`.
 */
export const storyAnswerSchema = v.pipe(
  v.object({
    outcomes: v.object({
      join: deedTelling,
      speak: deedTelling,
      engage: deedTelling,
      generic: deedTelling,
    }),
    followUps: v.object({ share: followUp, keep: followUp, document: followUp, change: followUp }),
    cards: v.exactOptional(
      v.pipe(
        v.array(
          v.object({
            after: v.exactOptional(line),
            last: v.exactOptional(v.literal(true)),
            closed: v.exactOptional(v.literal(true)),
            sentences: v.pipe(v.array(line), v.length(4)),
          }),
        ),
        v.maxLength(40),
      ),
    ),
    reckonings: v.exactOptional(v.pipe(v.array(reckoning), v.maxLength(40))),
    epilogues: v.tuple([telling, telling, telling, telling]),
    memento: v.exactOptional(name),
    carried: v.exactOptional(
      v.pipe(v.array(v.object({ slug: slugSchema, text: line })), v.maxLength(40)),
    ),
    glossary: v.exactOptional(
      v.pipe(
        v.array(
          v.object({
            word: name,
            forms: v.pipe(v.array(name), v.maxLength(20)),
            sentence: line,
          }),
        ),
        v.maxLength(200),
      ),
    ),
    document: v.exactOptional(
      v.object({
        title: name,
        introduction: line,
        text: longText,
        inside: line,
        beyond: line,
        sources,
      }),
    ),
  }),
  v.description('What an era tells after a decision; the endings come with its choices.'),
) satisfies v.GenericSchema<unknown, StoryAnswer>;

/** The answer of `GET /api/eras/{slug}/story`. */
export type StoryAnswer = Immutable<Omit<EraStory, 'endings'>>;
