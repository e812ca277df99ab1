/** How long a notification stays on screen, in milliseconds (SPEC §9). */
export const NOTIFICATION_DURATION_MS = 5_000;

/** How long a dismissed notification stays in the store, in milliseconds (SPEC §4, §9). */
export const NOTIFICATION_REMOVE_DELAY_MS = 1_000_000;

/** How far a notification is swiped to the right until it is dismissed, in CSS pixels (SPEC §9). */
export const NOTIFICATION_SWIPE_THRESHOLD_PX = 50;

/** The key that moves the focus to the notification region (SPEC §9). */
export const NOTIFICATION_HOTKEY: readonly string[] = ['F8'];

/** How long a pointer rests before a tooltip opens, in milliseconds (SPEC §9). */
export const TOOLTIP_DELAY_MS = 700;

/** How soon after one tooltip the next one opens without that delay, in milliseconds (SPEC §9). */
export const TOOLTIP_SKIP_DELAY_MS = 300;
