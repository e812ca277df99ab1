import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import { ProviderError } from './provider';

/** How a provider is protected, and the visitors from it. */
export interface GuardOptions {
  /** Longest time of one call, in milliseconds. */
  readonly timeoutMs: number;
  /** Failures in a row after which the service is left alone. */
  readonly failuresToRest?: number;
  /** How long it is left alone before one call tries it again, in milliseconds. */
  readonly restMs?: number;
  /** Calls at once; more wait in a queue. */
  readonly atOnce?: number;
  readonly now?: () => number;
}

/** Runs calls to one provider under a time limit, a limit of calls at once and a circuit breaker. */
export interface Guard {
  /** Runs a call; rejects with {@link ProviderError}, or with the signal's reason where it was aborted. */
  run<T>(call: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T>;
  isResting(): boolean;
}

const longestPauseMs = 10 * 60_000;
const longestQueue = 100;

/** Makes the guard of one provider. */
export function createGuard(name: string, options: GuardOptions): Guard {
  const now = options.now ?? Date.now;
  // What a visitor cancelled says nothing about the service.
  const breaker = circuitBreaker(
    handleWhen((error) => !(error instanceof CallCancelled)),
    {
      halfOpenAfter: options.restMs ?? 30_000,
      breaker: new ConsecutiveBreaker(options.failuresToRest ?? 3),
    },
  );
  const policy = wrap(bulkhead(options.atOnce ?? 4, longestQueue), breaker);
  const limit = timeout(options.timeoutMs, {
    strategy: TimeoutStrategy.Aggressive,
    abortOnReturn: false,
  });
  let pausedUntil = 0;

  const explain = (error: unknown): unknown => {
    if (error instanceof TaskCancelledError) {
      return new ProviderError('timeout', `${name} did not answer in ${options.timeoutMs} ms`);
    }
    if (error instanceof BrokenCircuitError) {
      return new ProviderError('resting', `${name} keeps failing and is left alone for a while`);
    }
    if (error instanceof BulkheadRejectedError) {
      return new ProviderError('busy', `Too many calls to ${name} are waiting`);
    }
    return error;
  };

  return {
    async run(call, signal) {
      signal.throwIfAborted();
      if (now() < pausedUntil) {
        throw new ProviderError('resting', `${name} asked to be left alone for a while`);
      }
      try {
        return await policy.execute(async () => {
          try {
            return await limit.execute((context) => call(context.signal), signal);
          } catch (error) {
            throw signal.aborted ? new CallCancelled() : error;
          }
        }, signal);
      } catch (error) {
        signal.throwIfAborted();
        if (error instanceof ProviderError && error.retryAfterMs !== null) {
          pausedUntil = now() + Math.min(error.retryAfterMs, longestPauseMs);
        }
        throw explain(error);
      }
    },
    isResting: () => now() < pausedUntil || breaker.state === CircuitState.Open,
  };
}

/** The caller no longer wants the answer. */
class CallCancelled extends Error {}
