/** How long a pointer rests before a tooltip opens, in milliseconds (SPEC §9). */
export const TOOLTIP_DELAY_MS = 700;

/** How soon after one tooltip closes the next one opens without that delay, in milliseconds (SPEC §9). */
export const TOOLTIP_SKIP_DELAY_MS = 300;
