export type { Accepted } from './accept';
export type {
  AcceptedAnswers,
  AcceptedChoices,
  AcceptedContext,
  AcceptedImage,
  PartAnswer,
} from './accepted-answers';
export type { Immutable } from '../contract/immutable';
export type { ScenePart } from '../contract/scene-parts';
export type { Period } from '../eras/era';
export {
  acceptedChoicesSchema,
  acceptedContextSchema,
  acceptedImageSchema,
} from './accepted-answers';
export { acceptAnswer, acceptPart, acceptPeriods, acceptStory } from './accept';
export type * from '../eras/era';
export type * from '../eras/stories/era-story';
