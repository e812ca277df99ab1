/** How long a pointer must stay on an element before its tooltip opens, in milliseconds. */
export const TOOLTIP_DELAY_MS = 700;

/** How soon after one tooltip closes the next one opens without that delay, in milliseconds. */
export const TOOLTIP_SKIP_DELAY_MS = 300;
