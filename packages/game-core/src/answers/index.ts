export type { Accepted } from './accept';
export type {
  AcceptedAnswers,
  AcceptedChoices,
  AcceptedContext,
  AcceptedImage,
  PartAnswer,
} from './accepted-answers';
export { acceptAnswer, acceptPart, acceptPeriods } from './accept';
