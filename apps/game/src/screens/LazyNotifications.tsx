import { useState, useSyncExternalStore } from 'react';
import { useIdleJob } from '../hooks/use-idle-job';
import { useLazyModule } from '../hooks/use-lazy-module';
import { createLazyModule } from '../services/lazy-module';
import { useServices } from '../services/services-context';
import { ErrorBoundary } from './ErrorBoundary';

const notificationsModule = createLazyModule(() => import('@time-traveler/ui/notifications'));

/** The notification region. Its code is loaded when the page is idle or there is a notification. */
export function LazyNotifications() {
  const { notifications } = useServices();
  const notification = useSyncExternalStore(
    notifications.subscribe,
    notifications.getSnapshot,
    notifications.getSnapshot,
  );
  const [rested, setRested] = useState(false);
  useIdleJob(() => setRested(true));
  const loaded = useLazyModule(notificationsModule, { wanted: notification ?? rested });
  return loaded === null ? null : (
    <ErrorBoundary attempt={notification}>
      <loaded.Notifications notification={notification} onDismiss={notifications.dismiss} />
    </ErrorBoundary>
  );
}
