import { NOTIFICATION_REMOVE_DELAY_MS } from './constants';
import { createListeners } from './store/listeners';

/** What a notification says and how grave it is (SPEC §8). */
export interface NotificationContent {
  /** One short line of plain text. */
  readonly title: string;
  /** More plain text below the title. */
  readonly description?: string;
  /** Destructive for a failure, default for everything else. */
  readonly variant: 'default' | 'destructive';
}

/** A notification in the store; `open` turns false when it is dismissed. */
export interface Notification extends NotificationContent {
  /** Number that identifies the notification in its store. */
  readonly id: number;
  readonly open: boolean;
}

/** The clock that the store removes dismissed notifications by. */
export interface NotificationClock<Timer> {
  /** Takes a callback and a delay in milliseconds and gives a handle to stop it by. */
  readonly setTimer: (run: () => void, delay: number) => Timer;
  /** Takes that handle and stops the timer; a timer that has run does no harm. */
  readonly clearTimer: (timer: Timer) => void;
}

/** A store of at most one notification (SPEC §4). */
export interface Notifications {
  /** Gives the notification, open or dismissed, or null where there is none. */
  readonly getSnapshot: () => Notification | null;
  /** Adds a listener for every change and gives the function that removes it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Shows a notification in place of any other and gives its id. */
  readonly notify: (content: NotificationContent) => number;
  /** Closes the notification of that id, and removes it 1,000,000 ms later; any other id does nothing. */
  readonly dismiss: (id: number) => void;
}

/** Takes a clock and gives an empty notification store (SPEC §4, §9). */
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
