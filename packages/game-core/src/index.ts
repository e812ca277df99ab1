export type * from './rules/state';
export type {
  Choice,
  Consequence,
  Deed,
  Era,
  EraColors,
  EraLook,
  HistoricalContext,
  HistoricalRecord,
  NewChoice,
  Origin,
  Period,
  PeriodScene,
  RecordMark,
  Scenario,
  Telling,
  Tune,
} from './eras/era';
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
} from './eras/stories/era-story';
export type { Immutable } from './contract/immutable';
export type { ScenePart } from './contract/scene-parts';
export type { SceneRequest, sceneRequestSchema } from './contract/scene-request-schema';
// The schemas themselves are in `contract` and `events`, so that the rules load without valibot.
export type { GameEvent, gameEventSchema } from './events/game-event';
export type { Story, Tell, Told } from './rules/telling';
export type { StoryOf } from './rules/transition';
export type { Game, GameOptions } from './store/game';
export type { Listener, Listeners } from './store/listeners';
export { builtInEras } from './eras';
export { builtInPeriods, eraBySlug } from './eras/built-in';
export { eraInAddress } from './eras/era-in-address';
export { knownPeriods, lookOf, tuneOf } from './rules/era-facts';
export { NEW_CHOICES_TEXT } from './rules/generation';
export { initialState } from './rules/initial-state';
export { neighbours } from './rules/neighbours';
export { aftermathTitle, impactText, outcomeKind } from './rules/outcomes';
export { preloadSlugs, themeUrl } from './rules/theme-music';
export { replayVisit, transition } from './rules/transition';
export { spanText, yearText } from './rules/year-text';
export { createGame } from './store/game';
export { createListeners } from './store/listeners';
export type { Visit, VisitEvent } from './events/visit';
export type { visitSchema } from './events/visit';
