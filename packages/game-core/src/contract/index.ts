export type {
  AnsweredChoice,
  AnsweredCredit,
  ChoicesAnswer,
  ContextAnswer,
  ImageAnswer,
  SceneAnswer,
  SceneAnswers,
} from './answer-schemas';
export type { Immutable } from './immutable';
export type * from '../eras/era';
export type { Problem } from './problem-schema';
export type { PromptSource } from './prompts';
export type { ScenePart } from './scene-parts';
export type { RecognisedRequest } from './scene-request';
export type { SceneRequest } from './scene-request-schema';
export {
  FEWEST_CHOICES,
  MOST_CHOICES,
  answerSchemas,
  answeredChoiceSchema,
  choicesAnswerSchema,
  consequencesSchema,
  contextAnswerSchema,
  historicalRecordSchema,
  imageAnswerSchema,
  originSchema,
  pictureCreditSchema,
  recordMarkSchema,
} from './answer-schemas';
export { PERIODS_PATH, SCENE_PATH } from './calls';
export { periodSchema, periodsAnswerSchema } from './period-schema';
export { problemSchema } from './problem-schema';
export { scenePrompt, subjectOfImagePrompt } from './prompts';
export { sceneParts } from './scene-parts';
export { createSceneRequest, recogniseSceneRequest } from './scene-request';
export { sceneRequestSchema } from './scene-request-schema';
export { slugPattern, slugSchema } from './text-schemas';
