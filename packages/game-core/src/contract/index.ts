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
export type { EraOf, RecognisedRequest } from './scene-request';
export type { SceneRequest } from './scene-request-schema';
export type { StoryAnswer } from './story-schema';
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
export { PERIODS_PATH, SCENE_PATH, storyPath } from './calls';
export { periodSchema, periodsAnswerSchema } from './period-schema';
export { eraColorsSchema, periodSceneSchema } from './scene-schema';
export { problemSchema } from './problem-schema';
export { scenePrompt, subjectOfImagePrompt } from './prompts';
export { sceneParts } from './scene-parts';
export { createSceneRequest, recogniseSceneRequest } from './scene-request';
export { sceneRequestSchema } from './scene-request-schema';
export { storyAnswerSchema } from './story-schema';
export { slugPattern, slugSchema } from './text-schemas';
export type * from '../eras/stories/era-story';
