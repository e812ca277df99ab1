import * as v from 'valibot';
import type { Telling } from '../eras/era';
import type { EraStory } from '../eras/stories/era-story';
import type { Immutable } from './immutable';
import { historicalRecordSchema } from './answer-schemas';
import { textOfAtMost } from './text-schemas';

const telling = v.object({
  text: textOfAtMost(4_000),
  record: historicalRecordSchema,
}) satisfies v.GenericSchema<unknown, Telling>;

const line = textOfAtMost(1_000);

const byKind = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.object({ join: schema, speak: schema, engage: schema, generic: schema });

const followUp = v.object({
  first: telling,
  memories: byKind(line),
  again: telling,
  closing: telling,
});

/**
 * What an era tells after a decision, as a server sends it: all but the endings, which its choices bring. Texts may hold
 * `{choice}`, `{first}`, `{place}` and `{year}`.
 */
export const storyAnswerSchema = v.pipe(
  v.object({
    outcomes: byKind(telling),
    followUps: v.object({ share: followUp, keep: followUp, document: followUp, change: followUp }),
    epilogues: v.tuple([telling, telling, telling, telling]),
  }),
  v.description('What an era tells after a decision; the endings come with its choices.'),
) satisfies v.GenericSchema<unknown, StoryAnswer>;

/** The answer of `GET /api/eras/{slug}/story`. */
export type StoryAnswer = Immutable<Omit<EraStory, 'endings'>>;
