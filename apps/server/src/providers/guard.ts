import {
  BrokenCircuitError,
  bulkhead,
  BulkheadRejectedError,
  circuitBreaker,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
  wrap,
} from 'cockatiel';
import type { SceneKind } from '../scenes/scene';
import { ProviderError } from './provider';

/** How a provider is protected, and the visitors from it. */
export interface GuardOptions {
  /** Longest time of one call, in milliseconds. */
  readonly timeoutMs: number;
  /** Failures in a row after which the service is left alone with this kind of answer. */
  readonly failuresToRest?: number;
  /** How long it is left alone before one call tries it again, in milliseconds. */
  readonly restMs?: number;
  /** Calls at once; more wait in a queue. */
  readonly atOnce?: number;
  readonly now?: () => number;
}

/** Runs calls to one provider under a time limit, a limit of calls at once and a circuit breaker per kind. */
export interface Guard {
  /** Runs a call; rejects with {@link ProviderError}, or with the signal's reason where it was aborted. */
  run<T>(
    kind: SceneKind,
    call: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T>;
  /** True while this kind is left alone; where none is named, while any is. */
  isResting(kind?: SceneKind): boolean;
}

const longestPauseMs = 10 * 60_000;
const longestQueue = 100;

/** Makes the guard of one provider. */
export function createGuard(name: string, options: GuardOptions): Guard {
  const now = options.now ?? Date.now;
  // What one kind of answer fails at, such as its shape or its length, says nothing about the others.
  const breakers = new Map<SceneKind, CircuitBreakerPolicy>();
  const breakerOf = (kind: SceneKind): CircuitBreakerPolicy => {
    const breaker = breakers.get(kind) ?? createBreaker(options);
    breakers.set(kind, breaker);
    return breaker;
  };
  const queue = bulkhead(options.atOnce ?? 4, longestQueue);
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
    async run(kind, call, signal) {
      signal.throwIfAborted();
      if (now() < pausedUntil) {
        throw new ProviderError('resting', `${name} asked to be left alone for a while`);
      }
      try {
        return await wrap(queue, breakerOf(kind)).execute(async () => {
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
    isResting(kind) {
      const asked = kind === undefined ? [...breakers.values()] : [breakerOf(kind)];
      return now() < pausedUntil || asked.some(({ state }) => state === CircuitState.Open);
    },
  };
}

function createBreaker({ restMs, failuresToRest }: GuardOptions): CircuitBreakerPolicy {
  // What a visitor cancelled says nothing about the service.
  return circuitBreaker(
    handleWhen((error) => !(error instanceof CallCancelled)),
    {
      halfOpenAfter: restMs ?? 30_000,
      breaker: new ConsecutiveBreaker(failuresToRest ?? 3),
    },
  );
}

/** The caller no longer wants the answer. */
class CallCancelled extends Error {}
