import { expect, it, vi } from 'vitest';
import { createNotifications } from '../services/notifications';
import { offerUpdate } from './offer-update';

const failure = { title: 'Something failed', variant: 'destructive' } as const;
const store = () => createNotifications({ setTimer: () => 0, clearTimer: () => {} });

it('offers the new version, which takes over only if the visitor wants it', () => {
  const notifications = store();
  const takeOver = vi.fn();
  offerUpdate(notifications, takeOver);
  const { title, action } = notifications.getSnapshot() ?? {};
  expect(title).toBe('A new version is ready');
  expect(takeOver).not.toHaveBeenCalled();
  action?.onAct();
  expect(takeOver).toHaveBeenCalledOnce();
});

it('waits until another notification is closed, and says it once', () => {
  const notifications = store();
  const failed = notifications.notify(failure);
  offerUpdate(notifications, () => {});
  expect(notifications.getSnapshot()?.title).toBe('Something failed');
  notifications.dismiss(failed);
  const told = notifications.getSnapshot();
  expect(told?.title).toBe('A new version is ready');
  notifications.dismiss(told?.id ?? 0);
  expect(notifications.getSnapshot()?.open).toBe(false);
});
