export type { Accepted } from './accept';
export type {
  AcceptedAnswers,
  AcceptedChoices,
  AcceptedContext,
  AcceptedImage,
} from './accepted-answers';
export { acceptAnswer, acceptPeriods } from './accept';
