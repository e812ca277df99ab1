export type { Visit, VisitEvent } from '../events/visit';
export type { FileProblem, ReadJourney } from './file';
export type { Journal, JournalEnding, JournalEntry, JournalEra } from './journal';
export type { Journey, JourneyVisit, SeenEnding, VisitPlace } from './journey';
export { LONGEST_FILE, readJourney, writeJourney } from './file';
export { journalOf, visitAt } from './journal';
export { journalText } from './journal-text';
export {
  addJourney,
  choicesOf,
  emptyJourney,
  lastVisit,
  placeOfVisit,
  recordVisit,
} from './journey';
export { readVisit } from './read-visit';
export { replayVisit } from '../rules/transition';
