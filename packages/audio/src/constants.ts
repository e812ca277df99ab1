/** The initial volume, on a scale from 0 to 1 (SPEC §3, §9). */
export const DEFAULT_VOLUME = 0.5;

/** The delay between a play error and the next attempt, in milliseconds (SPEC §8, §9). */
export const RETRY_DELAY_MS = 1000;

/** How long a track fades out before the next one starts, in milliseconds. */
export const FADE_MS = 180;

/** The size of howler's pool of HTML5 audio elements (SPEC §9). */
export const HTML5_POOL_SIZE = 10;
