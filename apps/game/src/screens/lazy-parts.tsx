import type { ContextDialogProps } from '@time-traveler/ui/dialog';
import { Suspense, lazy, useEffect, useState, useSyncExternalStore } from 'react';
import { whenIdle } from '../hooks/use-soundtrack';
import { useServices } from '../services/services-context';
import { ErrorBoundary } from './ErrorBoundary';

const loadDialog = async () => {
  await import('@time-traveler/ui/dialog.css');
  return import('@time-traveler/ui/dialog');
};
const loadNotifications = async () => {
  await import('@time-traveler/ui/notifications.css');
  return import('@time-traveler/ui/notifications');
};

const ContextDialog = lazy(async () => ({ default: (await loadDialog()).ContextDialog }));
const Notifications = lazy(async () => ({ default: (await loadNotifications()).Notifications }));

/** The context modal, whose code comes when the page rests or, at the latest, when it is asked for. */
export function LazyContextDialog(props: ContextDialogProps) {
  const { notifications } = useServices();
  const [asked, setAsked] = useState(props.open);
  if (props.open && !asked) setAsked(true);
  useEffect(() => whenIdle(() => void loadDialog().catch(() => {})), []);
  const giveUp = () => {
    props.onClose();
    notifications.notify({
      title: 'The background could not be loaded',
      description: 'Check your connection and reload the page.',
      variant: 'destructive',
    });
  };
  return asked ? (
    <ErrorBoundary onError={giveUp}>
      <Suspense>
        <ContextDialog {...props} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
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
  return rested || notification !== null ? (
    <ErrorBoundary>
      <Suspense>
        <Notifications notification={notification} onDismiss={notifications.dismiss} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
