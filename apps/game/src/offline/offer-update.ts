import type { Notifications } from '../services/notifications';

/**
 * Says once, quietly, that a new version is ready, and lets it take over if the visitor wants it now. Waits until
 * another notification is closed.
 */
export function offerUpdate(
  notifications: Pick<Notifications, 'getSnapshot' | 'subscribe' | 'notify'>,
  takeOver: () => void,
): void {
  const busy = () => notifications.getSnapshot()?.open === true;
  const tell = () =>
    notifications.notify({
      title: 'A new version is ready',
      description: 'It starts when you next open the game.',
      variant: 'default',
      action: { label: 'Start it now', onAct: takeOver },
    });
  if (!busy()) {
    tell();
    return;
  }
  const stop = notifications.subscribe(() => {
    if (busy()) return;
    stop();
    tell();
  });
}
