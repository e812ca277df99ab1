import { FailedPart, type FailedPartProps } from '@time-traveler/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

/** Props of {@link Guarded}. */
export interface GuardedProps extends Omit<FailedPartProps, 'onRetry'> {
  /** The part. */
  children: ReactNode;
  /** The part is tried again when this changes, and when the visitor presses the button. */
  attempt?: unknown;
}

/** A part of the screen that, if it fails, is replaced by a message with "Try again". */
export function Guarded({ children, attempt, ...part }: GuardedProps) {
  return (
    <ErrorBoundary
      attempt={attempt}
      renderFailure={(retry) => <FailedPart {...part} onRetry={retry} />}
    >
      {children}
    </ErrorBoundary>
  );
}
