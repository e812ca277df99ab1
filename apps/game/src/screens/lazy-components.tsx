import type { ContextDialogProps } from '@time-traveler/ui/dialog';
import dialogStyle from '@time-traveler/ui/dialog.css?url&no-inline';
import keepsakeStyle from '@time-traveler/ui/keepsake.css?url&no-inline';
import journeyStyle from '@time-traveler/ui/journey.css?url&no-inline';
import notificationsStyle from '@time-traveler/ui/notifications.css?url&no-inline';
import tooltipsStyle from '@time-traveler/ui/tooltips.css?url&no-inline';
import printStyle from '@time-traveler/ui/styles/print.css?url&no-inline';
import { memo, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useLazyModule } from '../hooks/use-lazy-module';
import { sparesLine } from '../services/spare-line';
import { whenIdle } from '../services/when-idle';
import { createLazyModule } from '../services/lazy-module';
import { useServices } from '../services/services-context';
import type { JourneyCornerProps } from '../journal/JourneyCorner';
import { ErrorBoundary } from './ErrorBoundary';

/** The context modal and the sheet that is printed. */
export const dialogModule = createLazyModule(dialogStyle, () => import('@time-traveler/ui/dialog'));
const notificationsModule = createLazyModule(
  notificationsStyle,
  () => import('@time-traveler/ui/notifications'),
);

const tooltipsModule = createLazyModule(tooltipsStyle, () => import('@time-traveler/ui/tooltips'));

const journeyModule = createLazyModule(journeyStyle, () => import('../journal/JourneyCorner'));

/**
 * The keepsake. The first script imports it, because Vite loads the first script's styles, which are in the page,
 * with a module that another one imports.
 */
export const keepsakeModule = createLazyModule(
  keepsakeStyle,
  () => import('../keepsake/KeepsakeCorner'),
);

const printModule = createLazyModule(printStyle, () => Promise.resolve({}));

/** Loads the print styles when the page is idle. */
export function useLaterStyles(): void {
  useEffect(() => whenIdle(() => void printModule.load().catch(() => {})), []);
}

/** Runs a job once the page is idle; never if the visitor's connection should be spared. */
function useAdvance(job: () => void): void {
  const run = useEffectEvent(job);
  useEffect(() => (sparesLine() ? undefined : whenIdle(() => run())), []);
}

/** The context modal. Its code is loaded when the page is idle or, at the latest, when the modal opens. */
export const LazyContextDialog = memo(function LazyContextDialog(props: ContextDialogProps) {
  const { notifications } = useServices();
  useAdvance(() => void dialogModule.load().catch(() => {}));
  const giveUp = () => {
    props.onClose();
    notifications.notify({
      title: 'The background could not be loaded',
      description: 'Check your connection, then try again or reload the page.',
      variant: 'destructive',
    });
  };
  const loaded = useLazyModule(dialogModule, {
    wanted: props.open,
    onFailure: giveUp,
    onEscape: props.onClose,
  });
  return loaded === null ? null : (
    <ErrorBoundary attempt={props.open} onError={giveUp}>
      <loaded.ContextDialog {...props} />
    </ErrorBoundary>
  );
});

/** Props of {@link LazyJourneyCorner}. */
export type LazyJourneyCornerProps = Omit<JourneyCornerProps, 'keeper'>;

/** The way to the journey. Its code is loaded when the page is idle or, at the latest, after a choice. */
export const LazyJourneyCorner = memo(function LazyJourneyCorner(props: LazyJourneyCornerProps) {
  const { journey } = useServices();
  const [rested, setRested] = useState(false);
  useAdvance(() => setRested(true));
  const wanted = props.told || props.open || rested;
  const loaded = useLazyModule(journeyModule, { wanted });
  const keeper = useLazyModule(journey, { wanted });
  return loaded === null || keeper === null ? null : (
    <ErrorBoundary attempt={props.open}>
      <loaded.JourneyCorner {...props} keeper={keeper} />
    </ErrorBoundary>
  );
});

/** The notification region. Its code is loaded when the page is idle or there is a notification. */
export const LazyNotifications = memo(function LazyNotifications() {
  const { notifications } = useServices();
  const notification = useSyncExternalStore(
    notifications.subscribe,
    notifications.getSnapshot,
    notifications.getSnapshot,
  );
  const [rested, setRested] = useState(false);
  useAdvance(() => setRested(true));
  const loaded = useLazyModule(notificationsModule, { wanted: notification ?? rested });
  return loaded === null ? null : (
    <ErrorBoundary attempt={notification}>
      <loaded.Notifications notification={notification} onDismiss={notifications.dismiss} />
    </ErrorBoundary>
  );
});

/** The tooltips. Their code is loaded when the page is idle, or an element with a tooltip is hovered or focused. */
export const LazyTooltips = memo(function LazyTooltips() {
  const [rested, setRested] = useState(false);
  const [intents, setIntents] = useState(0);
  useAdvance(() => setRested(true));
  const loaded = useLazyModule(tooltipsModule, { wanted: intents || rested });
  const missing = loaded === null;
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
  return loaded === null ? null : (
    <ErrorBoundary>
      <loaded.Tooltips />
    </ErrorBoundary>
  );
});
