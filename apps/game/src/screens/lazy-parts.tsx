import type { ContextDialogProps } from '@time-traveler/ui/dialog';
import dialogStyle from '@time-traveler/ui/dialog.css?url&no-inline';
import notificationsStyle from '@time-traveler/ui/notifications.css?url&no-inline';
import tooltipsStyle from '@time-traveler/ui/tooltips.css?url&no-inline';
import printStyle from '@time-traveler/ui/styles/print.css?url&no-inline';
import { memo, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { usePart } from '../hooks/use-part';
import { sparesLine } from '../services/spare-line';
import { whenIdle } from '../services/when-idle';
import { createPart } from '../services/part';
import { useServices } from '../services/services-context';
import { ErrorBoundary } from './ErrorBoundary';

const dialogPart = createPart(dialogStyle, () => import('@time-traveler/ui/dialog'));
const notificationsPart = createPart(
  notificationsStyle,
  () => import('@time-traveler/ui/notifications'),
);

const tooltipsPart = createPart(tooltipsStyle, () => import('@time-traveler/ui/tooltips'));

const paper = createPart(printStyle, () => Promise.resolve({}));

/** Fetches the styles of paper when the page rests. */
export function useLaterStyles(): void {
  useEffect(() => whenIdle(() => void paper.load().catch(() => {})), []);
}

/** Runs a job once the page rests; on a line that is to be spared, never. */
function useAdvance(job: () => void): void {
  const run = useEffectEvent(job);
  useEffect(() => (sparesLine() ? undefined : whenIdle(() => run())), []);
}

/** The context modal, whose code comes when the page rests or, at the latest, when it is asked for. */
export const LazyContextDialog = memo(function LazyContextDialog(props: ContextDialogProps) {
  const { notifications } = useServices();
  useAdvance(() => void dialogPart.load().catch(() => {}));
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
});

/** The notification region, whose code comes when the page rests or a notification waits. */
export const LazyNotifications = memo(function LazyNotifications() {
  const { notifications } = useServices();
  const notification = useSyncExternalStore(
    notifications.subscribe,
    notifications.getSnapshot,
    notifications.getSnapshot,
  );
  const [rested, setRested] = useState(false);
  useAdvance(() => setRested(true));
  const part = usePart(notificationsPart, { wanted: notification ?? rested });
  return part === null ? null : (
    <ErrorBoundary attempt={notification}>
      <part.Notifications notification={notification} onDismiss={notifications.dismiss} />
    </ErrorBoundary>
  );
});

/** The tooltips, whose code comes when the page rests or a marked element is pointed at or has the focus. */
export const LazyTooltips = memo(function LazyTooltips() {
  const [rested, setRested] = useState(false);
  const [intents, setIntents] = useState(0);
  useAdvance(() => setRested(true));
  const part = usePart(tooltipsPart, { wanted: intents || rested });
  const missing = part === null;
  useEffect(() => {
    if (!missing) return;
    const onIntent = ({ target }: Event) => {
      const marked = target instanceof Element && target.closest('[data-tooltip]') !== null;
      if (marked) setIntents((count) => count + 1);
    };
    const events = ['pointerover', 'focusin'];
    for (const event of events) document.addEventListener(event, onIntent);
    return () => {
      for (const event of events) document.removeEventListener(event, onIntent);
    };
  }, [missing]);
  return part === null ? null : (
    <ErrorBoundary>
      <part.Tooltips />
    </ErrorBoundary>
  );
});
