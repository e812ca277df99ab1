export type { Visit, VisitEvent } from '../events/visit';
export type { FileProblem, ReadJourney } from './file';
export type { Journal, JournalEnding, JournalEntry, JournalEra } from './journal';
export type { Keepsake, KeepsakeSource } from './keepsake';
export type { Journey, JourneyVisit, SeenEnding, VisitPlace } from './journey';
export { LONGEST_FILE, readJourney, writeJourney } from './file';
export { journalOf, visitAt } from './journal';
export { journalText } from './journal-text';
export { addJourney, emptyJourney, lastVisit, placeOfVisit, recordVisit } from './journey';
export { creditLine, keepsakeFileName, keepsakeOf, keepsakeText } from './keepsake';
export { readVisit } from './read-visit';
export { choicesOf } from '../rules/visit';
// The types that these are made of.
export type { Immutable } from '../contract/immutable';
export type { HistoricalRecord, Period, RecordMark, Telling } from '../eras/era';
export type { EraStory, FollowUpKey, FollowUpStory, OutcomeKind } from '../eras/stories/era-story';
export type { StoryOf } from '../rules/transition';
export type { visitSchema } from '../events/visit';
export type { Migration } from './file';
