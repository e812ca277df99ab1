export type { Visit, VisitEvent } from '../events/visit';
export type { FileProblem, ReadJourney } from './file';
export type { ClosedVisit, JournalReckoning } from './closed-visits';
export type { Journal, JournalEnding, JournalEntry, JournalEra } from './journal';
export type { Keepsake, KeepsakeSource } from './keepsake';
export type { Journey, SeenEnding, VisitPlace } from './journey';
export type { JourneyVisit } from './journey-visit';
export { closedEras, closedVisits, lastPage, reckoningsSeen } from './closed-visits';
export { LONGEST_FILE, readJourney, writeJourney } from './file';
export { countDecisions, countNewDecisions, endingsOf, journalOf, visitAt } from './journal';
export { journalText } from './journal-text';
export { emptyJourney, lastVisit, placeOfVisit } from './journey';
export { addJourney, mergeJourneys, recordVisit, versionOf } from './merge';
export { creditLine, keepsakeFileName, keepsakeOf, keepsakeText } from './keepsake';
export { readVisit } from './read-visit';
export { choicesOf } from '../rules/visit';
// The types that these are made of.
export type { Immutable } from '../contract/immutable';
export type { Consequence, Deed, HistoricalRecord, Period, RecordMark, Telling } from '../eras/era';
export type {
  Carried,
  DeedTelling,
  Ending,
  EraStory,
  FollowUpKey,
  FollowUpStory,
  GlossaryWord,
  LastPage,
  OutcomeKind,
  Reckoning,
  SourceDocument,
} from '../eras/stories/era-story';
export type { StoryOf } from '../rules/transition';
export type { visitSchema } from '../events/visit';
export type { Migration } from './file';
export type * from '../eras/era';
export type * from '../eras/stories/era-story';
export type { Story, Tell } from '../rules/telling';
export type { Told } from '../rules/telling';
export type * from '../rules/state';
export type { ScenePart } from '../contract/scene-parts';
export type { SceneRequest } from '../contract/scene-request-schema';
export type { sceneRequestSchema } from '../contract/scene-request-schema';
