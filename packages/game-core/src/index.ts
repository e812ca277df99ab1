export type * from './rules/state';
export type {
  Choice,
  Era,
  HistoricalContext,
  HistoricalRecord,
  Origin,
  Period,
  RecordMark,
  Scenario,
  Telling,
  Tune,
} from './eras/era';
export type { EraStory, FollowUpKey, FollowUpStory } from './eras/stories/era-story';
export type { NewChoice } from './rules/scene';
export type { OutcomeKind } from './rules/outcome-narratives';
export type { Game, GameOptions } from './store/game';
export type { Parsed } from './generated';
export type {
  Notification,
  NotificationClock,
  NotificationContent,
  Notifications,
} from './notifications';
export type { DefaultReadOptions, Fetch, RequestOptions, ResponseLike } from './requests/request';
export { builtInPeriods, eraBySlug } from './eras/built-in';
export { cacheDefaults } from './requests/cache-defaults';
export {
  NOTIFICATION_DURATION_MS,
  NOTIFICATION_HOTKEY,
  NOTIFICATION_REMOVE_DELAY_MS,
  NOTIFICATION_SWIPE_THRESHOLD_PX,
  TOOLTIP_DELAY_MS,
  TOOLTIP_SKIP_DELAY_MS,
} from './constants';
export { builtInEras } from './eras';
export { createGame } from './store/game';
export {
  parseChoices,
  parseContext,
  parseContextTitle,
  parseImage,
  parseOrigin,
  parsePeriods,
} from './generated';
export { NEW_CHOICES_TEXT } from './rules/generation';
export { initialState } from './rules/initial-state';
export { replay } from './rules/journey';
export { createListeners } from './store/listeners';
export { preloadSlugs } from './rules/neighbours';
export { createNotifications } from './notifications';
export { parsePictureDescription } from './picture-description';
export { aftermathTitle, impactText, outcomeKind } from './rules/outcomes';
export { themeUrl } from './rules/paths';
export { ApiError, apiRequest, createDefaultRead } from './requests/request';
export { type StoryOf, transition } from './rules/transition';
export { spanText, yearText } from './rules/year-text';
