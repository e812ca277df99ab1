export type * from './public-types';
// The schemas themselves are in `contract` and `events`, so that the rules load without valibot.
export type { GameEvent, gameEventSchema } from './events/game-event';
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
