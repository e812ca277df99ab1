import type { JournalEra } from '@time-traveler/game-core/journey';
import type { RefObject } from 'react';
import { useStage } from '../hooks/use-stage';
import { useLazyModule } from '../hooks/use-lazy-module';
import { ErrorBoundary } from '../screens/ErrorBoundary';
import { useServices } from '../services/services-context';
import { keepsakeModule } from './keepsake-module';

/** Props of {@link LazyKeepsake}. */
export interface LazyKeepsakeProps {
  /** The eras on the timeline, with their endings. */
  eras: readonly JournalEra[];
  /** The button that opens the keepsake. */
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** The keepsake of the last decision. Its code is loaded when it opens for the first time. */
export function LazyKeepsake({ eras, returnFocusTo }: LazyKeepsakeProps) {
  const { game, notifications } = useServices();
  const { state } = useStage();
  const close = () => game.dispatch({ type: 'keepsakeClosed' });
  const giveUp = () => {
    close();
    notifications.notify({
      title: 'The card could not be loaded',
      description: 'Check your connection, then try again or reload the page.',
      variant: 'destructive',
    });
  };
  const wanted = state.keepsakeOpen;
  const loaded = useLazyModule(keepsakeModule, { wanted, onFailure: giveUp, onEscape: close });
  return loaded === null ? null : (
    <ErrorBoundary attempt={wanted} onError={giveUp}>
      <loaded.KeepsakeCorner {...{ eras, returnFocusTo, state }} />
    </ErrorBoundary>
  );
}
