export type * from './state';
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
} from './model';
export type { EraStory, FollowUpKey, FollowUpStory } from './eras/stories/era-story';
export type { NewChoice } from './scene';
export type { OutcomeKind } from './outcome-narratives';
export type { Game, GameOptions } from './game';
export type { Parsed } from './generated';
export type {
  Notification,
  NotificationClock,
  NotificationContent,
  Notifications,
} from './notifications';
export type { DefaultReadOptions, Fetch, RequestOptions, ResponseLike } from './request';
export { builtInPeriods, eraBySlug } from './built-in';
export { cacheDefaults } from './cache';
export {
  NOTIFICATION_DURATION_MS,
  NOTIFICATION_HOTKEY,
  NOTIFICATION_REMOVE_DELAY_MS,
  NOTIFICATION_SWIPE_THRESHOLD_PX,
  TOOLTIP_DELAY_MS,
  TOOLTIP_SKIP_DELAY_MS,
} from './constants';
export { builtInEras } from './eras';
export { createGame } from './game';
export {
  parseChoices,
  parseContext,
  parseContextTitle,
  parseImage,
  parseOrigin,
  parsePeriods,
} from './generated';
export { NEW_CHOICES_TEXT } from './generation';
export { initialState } from './initial-state';
export { replay } from './journey';
export { createListeners } from './listeners';
export { preloadSlugs } from './neighbours';
export { createNotifications } from './notifications';
export { parsePictureDescription } from './picture-description';
export { aftermathTitle, impactText, outcomeKind } from './outcomes';
export { themeUrl } from './paths';
export { ApiError, apiRequest, createDefaultRead } from './request';
export { type StoryOf, transition } from './transition';
export { spanText, yearText } from './year';
