import type { ContextDialogProps } from '@time-traveler/ui/dialog';
import { useLazyModule } from '../hooks/use-lazy-module';
import { createLazyModule } from '../services/lazy-module';
import { useServices } from '../services/services-context';
import { ErrorBoundary } from './ErrorBoundary';

/** The context modal and the sheet that is printed. */
export const dialogModule = createLazyModule(() => import('@time-traveler/ui/dialog'));

/** The context modal. Its code comes with the explained words (`useTerms`), at the latest when the modal opens. */
export function LazyContextDialog(props: ContextDialogProps) {
  const { notifications } = useServices();
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
}
