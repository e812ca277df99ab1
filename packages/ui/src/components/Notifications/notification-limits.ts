/** How long a notification stays on screen, in milliseconds. */
export const NOTIFICATION_DURATION_MS = 5_000;

/** How far a notification is swiped to the right before it is dismissed, in CSS pixels. */
export const NOTIFICATION_SWIPE_THRESHOLD_PX = 50;

/** The key that moves the focus to the notification region. */
export const NOTIFICATION_HOTKEY: readonly string[] = ['F8'];
