import type { ContextDialogProps } from '@time-traveler/ui/dialog';
import dialogStyle from '@time-traveler/ui/dialog.css?url&no-inline';
import notificationsStyle from '@time-traveler/ui/notifications.css?url&no-inline';
import printStyle from '@time-traveler/ui/styles/print.css?url&no-inline';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePart } from '../hooks/use-part';
import { whenIdle } from '../hooks/use-soundtrack';
import { createPart } from '../services/part';
import { useServices } from '../services/services-context';
import { ErrorBoundary } from './ErrorBoundary';

const dialogPart = createPart(dialogStyle, () => import('@time-traveler/ui/dialog'));
const notificationsPart = createPart(
  notificationsStyle,
  () => import('@time-traveler/ui/notifications'),
);

const paper = createPart(printStyle, () => Promise.resolve({}));

/** Fetches the styles of paper when the page rests. */
export function useLaterStyles(): void {
  useEffect(() => whenIdle(() => void paper.load().catch(() => {})), []);
}

/** The context modal, whose code comes when the page rests or, at the latest, when it is asked for. */
export function LazyContextDialog(props: ContextDialogProps) {
  const { notifications } = useServices();
  useEffect(() => whenIdle(() => void dialogPart.load().catch(() => {})), []);
  const giveUp = () => {
    props.onClose();
    notifications.notify({
      title: 'The background could not be loaded',
      description: 'Check your connection, then try again or reload the page.',
      variant: 'destructive',
    });
  };
  const part = usePart(dialogPart, { wanted: props.open, onFailure: giveUp });
  return part === null ? null : (
    <ErrorBoundary attempt={props.open} onError={giveUp}>
      <part.ContextDialog {...props} />
    </ErrorBoundary>
  );
}

/** The notification region, whose code comes when the page rests or a notification waits. */
export function LazyNotifications() {
  const { notifications } = useServices();
  const notification = useSyncExternalStore(
    notifications.subscribe,
    notifications.getSnapshot,
    notifications.getSnapshot,
  );
  const [rested, setRested] = useState(false);
  useEffect(() => whenIdle(() => setRested(true)), []);
  const part = usePart(notificationsPart, { wanted: notification ?? rested });
  return part === null ? null : (
    <ErrorBoundary attempt={notification}>
      <part.Notifications notification={notification} onDismiss={notifications.dismiss} />
    </ErrorBoundary>
  );
}
