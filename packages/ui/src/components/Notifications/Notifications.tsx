import * as Radix from '@radix-ui/react-toast';
import { type MouseEvent, useRef } from 'react';
import { Icon } from '../Icon/Icon';
import styles from './Notifications.module.css';
import {
  NOTIFICATION_DURATION_MS,
  NOTIFICATION_HOTKEY,
  NOTIFICATION_SWIPE_THRESHOLD_PX,
} from './notification-limits';
import { useCovered } from './use-covered';
import { useWayBack } from './use-way-back';

/** What a notification offers to do. */
export interface NotificationAction {
  /** The words on its button. */
  readonly label: string;
  /** Called when the visitor presses the button; the notification closes. */
  readonly onAct: () => void;
}

/** One notification of the game's store. */
export interface Notification {
  /** Number that identifies the notification in its store. */
  readonly id: number;
  /** One short line of plain text. */
  readonly title: string;
  /** More plain text, shown below the title. */
  readonly description?: string;
  /** `destructive` for a failure, `default` for everything else. */
  readonly variant: 'default' | 'destructive';
  /** One thing to do about it, which must be possible elsewhere too. It keeps the notification until it is closed. */
  readonly action?: NotificationAction;
  /** False once it is dismissed. */
  readonly open: boolean;
}

/** Props of {@link Notifications}. */
export interface NotificationsProps {
  /** The notification, open or dismissed, or null if there is none. */
  notification: Notification | null;
  /** Called with the notification's id when it is closed, swiped away or, without an action, after 5 s. */
  onDismiss: (id: number) => void;
}

/** Takes the focus off a notification that was tapped: while it has the focus, its time stands still. */
function letGo({ currentTarget, nativeEvent }: MouseEvent<HTMLElement>): void {
  const tapped = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch';
  if (tapped && document.activeElement === currentTarget) currentTarget.blur();
}

/**
 * The notification region. It shows one notification at a time, F8 focuses it, and a swipe to the right dismisses
 * the notification. After that the focus returns to where it was. While a dialog covers the page, where nobody could
 * read or reach it, a notification waits, and its time begins when the dialog is closed.
 */
export function Notifications({ notification: latest, onDismiss }: NotificationsProps) {
  const notification = useCovered() ? null : latest;
  const region = useRef<HTMLOListElement>(null);
  const shown = notification?.open === true ? notification.id : null;
  useWayBack(region, shown);
  return (
    <Radix.Provider
      duration={NOTIFICATION_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={NOTIFICATION_SWIPE_THRESHOLD_PX}
    >
      {notification === null ? null : (
        <Radix.Root
          className={styles.toast}
          data-variant={notification.variant}
          // What can be pressed waits for the visitor, and interrupts nobody.
          duration={notification.action && Infinity}
          key={notification.id}
          onClick={letGo}
          onOpenChange={(open) => !open && onDismiss(notification.id)}
          open={notification.open}
        >
          <div>
            <Radix.Title className={styles.title}>{notification.title}</Radix.Title>
            {notification.description === undefined ? null : (
              <Radix.Description className={styles.description}>
                {notification.description}
              </Radix.Description>
            )}
            {notification.action && (
              <Radix.Action
                altText={notification.description ?? notification.title}
                className={styles.action}
                onClick={notification.action.onAct}
              >
                {notification.action.label}
              </Radix.Action>
            )}
          </div>
          <Radix.Close aria-label="Dismiss notification" className={styles.close}>
            <Icon height="1.5rem" name="close" width="60%" />
          </Radix.Close>
        </Radix.Root>
      )}
      <Radix.Viewport
        className={styles.viewport}
        // F8 skips an empty region, in which there is nothing to do.
        hotkey={shown === null ? [] : [...NOTIFICATION_HOTKEY]}
        label={`Notifications (${NOTIFICATION_HOTKEY.join('+')})`}
        ref={region}
      />
    </Radix.Provider>
  );
}
