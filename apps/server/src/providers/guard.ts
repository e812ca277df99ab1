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
import type { SceneRequest } from '../scenes/scene';
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

/** What the guard looks at in a request. */
export type GuardedRequest = Pick<SceneRequest, 'kind' | 'known'>;

/** Runs calls to one provider under a time limit, a limit of calls at once and a circuit breaker per kind. */
export interface Guard {
  /** Runs a call; rejects with {@link ProviderError}, or with the signal's reason where it was aborted. */
  run<T>(
    request: GuardedRequest,
    call: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T>;
  /** True while this kind is left alone; where none is named, while any is. */
  isResting(kind?: SceneRequest['kind']): boolean;
}

const longestPauseMs = 10 * 60_000;
const longestQueue = 100;

/** Makes the guard of one provider. */
export function createGuard(name: string, options: GuardOptions): Guard {
  const now = options.now ?? Date.now;
  // What one kind of answer fails at, such as its shape or its length, says nothing about the others;
  // nor does what comes of a prompt of somebody's own about those of the game.
  const breakers = new Map<string, CircuitBreakerPolicy>();
  const breakerOf = ({ kind, known }: GuardedRequest): CircuitBreakerPolicy => {
    const lane = known ? kind : `${kind} of other prompts`;
    const breaker = breakers.get(lane) ?? createBreaker(options);
    breakers.set(lane, breaker);
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
    async run(request, call, signal) {
      signal.throwIfAborted();
      if (now() < pausedUntil) {
        throw new ProviderError('resting', `${name} asked to be left alone for a while`);
      }
      try {
        return await wrap(queue, breakerOf(request)).execute(async () => {
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
      const asked =
        kind === undefined ? [...breakers.values()] : [breakerOf({ kind, known: true })];
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
