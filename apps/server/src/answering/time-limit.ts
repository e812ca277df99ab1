import { ProviderError } from '../providers/provider';

/** Runs work for a visitor who waits so long at most; `late` is told before the visitor is let go. */
export async function within<T>(
  milliseconds: number,
  visitor: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
  late?: () => void,
): Promise<T> {
  const patience = new AbortController();
  const timer = setTimeout(() => {
    late?.();
    patience.abort(new ProviderError('timeout', `Nothing came in ${milliseconds} ms`));
  }, milliseconds);
  try {
    return await work(AbortSignal.any([visitor, patience.signal]));
  } finally {
    clearTimeout(timer);
  }
}
