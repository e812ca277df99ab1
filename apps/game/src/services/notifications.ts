import { type NotificationContent, createListeners } from '@time-traveler/game-core';
import type { Notification, NotificationAction } from '@time-traveler/ui/notifications';

/** How long a dismissed notification stays in the store, in milliseconds (SPEC §4, §9). */
const NOTIFICATION_REMOVE_DELAY_MS = 1_000_000;

/** The timers that remove dismissed notifications. */
export interface NotificationClock<Timer> {
  /** Starts a timer with a delay in milliseconds and returns its handle. */
  readonly setTimer: (run: () => void, delay: number) => Timer;
  /** Stops the timer of a handle; does nothing if it has already run. */
  readonly clearTimer: (timer: Timer) => void;
}

/** A store of at most one notification (SPEC §4). */
export interface Notifications {
  /** Returns the notification, open or dismissed, or null if there is none. */
  readonly getSnapshot: () => Notification | null;
  /** Adds a listener for every change and returns the function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows a notification instead of the current one and returns its id. */
  readonly notify: (content: NotificationContent & { action?: NotificationAction }) => number;
  /** Closes the notification with this id and removes it 1,000,000 ms later. Any other id is ignored. */
  readonly dismiss: (id: number) => void;
}

/** Creates an empty notification store (SPEC §4, §9). */
export function createNotifications<Timer>(clock: NotificationClock<Timer>): Notifications {
  const listeners = createListeners();
  let current: Notification | null = null;
  let lastId = 0;
  let stopRemoval: () => void = () => {};

  function show(next: Notification | null): void {
    current = next;
    for (const listener of listeners.current()) listener();
  }

  return {
    getSnapshot: () => current,
    subscribe: listeners.subscribe,
    notify(content) {
      stopRemoval();
      stopRemoval = () => {};
      lastId += 1;
      const id = lastId;
      show({ ...content, id, open: true });
      return id;
    },
    dismiss(id) {
      if (current?.id !== id || !current.open) return;
      const timer = clock.setTimer(() => {
        if (current?.id === id) show(null);
      }, NOTIFICATION_REMOVE_DELAY_MS);
      stopRemoval = () => clock.clearTimer(timer);
      show({ ...current, open: false });
    },
  };
}
