import { TOOLTIP } from '@time-traveler/ui/data-attributes';
import { useEffect, useState } from 'react';
import { useIdleJob } from '../hooks/use-idle-job';
import { useLazyModule } from '../hooks/use-lazy-module';
import { createLazyModule } from '../services/lazy-module';
import { ErrorBoundary } from './ErrorBoundary';

const tooltipsModule = createLazyModule(() => import('@time-traveler/ui/tooltips'));

/** The tooltips. Their code is loaded when the page is idle, or an element with a tooltip is hovered or focused. */
export function LazyTooltips() {
  const [rested, setRested] = useState(false);
  const [intents, setIntents] = useState(0);
  useIdleJob(() => setRested(true));
  const loaded = useLazyModule(tooltipsModule, { wanted: intents || rested });
  useEffect(() => {
    const onIntent = ({ target }: Event) => {
      const marked = target instanceof Element && target.closest(TOOLTIP) !== null;
      if (marked) setIntents((count) => count + 1);
    };
    const events = ['pointerover', 'focusin'];
    for (const event of events) document.addEventListener(event, onIntent);
    return () => {
      for (const event of events) document.removeEventListener(event, onIntent);
    };
  }, []);
  return loaded === null ? null : (
    // Tooltips that failed are tried again at the next hover or focus.
    <ErrorBoundary attempt={intents}>
      <loaded.Tooltips />
    </ErrorBoundary>
  );
}
