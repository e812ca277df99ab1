import {
  answerSchemas,
  historicalRecordSchema,
  originSchema,
  periodSchema,
  problemSchema,
  periodSceneSchema,
  sceneRequestSchema,
  slugSchema,
  storyAnswerSchema,
} from '@time-traveler/game-core/contract';
import { toJsonSchemaDefs } from '@valibot/to-json-schema';

/** The JSON schemas of the calls by name, converted from the wire contract (SPEC §3, §7). */
export const schemas = toJsonSchemaDefs(
  {
    Slug: slugSchema,
    PeriodScene: periodSceneSchema,
    Period: periodSchema,
    Story: storyAnswerSchema,
    SceneRequest: sceneRequestSchema,
    Origin: originSchema,
    HistoricalRecord: historicalRecordSchema,
    ImageAnswer: answerSchemas.image,
    ChoicesAnswer: answerSchemas.choices,
    ContextAnswer: answerSchemas.context,
    Problem: problemSchema,
  },
  {
    target: 'draft-2020-12',
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  },
);
