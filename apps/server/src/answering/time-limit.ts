import { ProviderError } from '../providers/provider';

/** How long work may take, and for whom it is done. */
export interface TimeLimit {
  readonly milliseconds: number;
  /** Aborted when the visitor leaves. */
  readonly visitor: AbortSignal;
  /** Called when the time is up, before the work is aborted. */
  readonly onTimeout?: () => void;
}

/**
 * Runs `work` with a time limit; calls `onTimeout` before rejecting. The signal that the work gets is aborted
 * with a {@link ProviderError} when the time is up, and with the visitor's reason when the visitor leaves.
 */
export async function withTimeLimit<T>(
  { milliseconds, visitor, onTimeout }: TimeLimit,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const expiry = new AbortController();
  const timer = setTimeout(() => {
    onTimeout?.();
    expiry.abort(new ProviderError('timeout', `No answer in ${milliseconds} ms`));
  }, milliseconds);
  try {
    return await work(AbortSignal.any([visitor, expiry.signal]));
  } finally {
    clearTimeout(timer);
  }
}
