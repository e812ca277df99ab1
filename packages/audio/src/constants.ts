/** The volume before the visitor changes it (SPEC §3, §9). */
export const DEFAULT_VOLUME = 0.5;

/** How long a track waits after a play error before it is tried again, in milliseconds (SPEC §9). */
export const RETRY_DELAY_MS = 1000;

/** How many audio elements howler keeps ready for playing (SPEC §9). */
export const HTML5_POOL_SIZE = 10;
