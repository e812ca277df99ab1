import type { ScenePart } from '@time-traveler/game-core/contract';
import {
  BrokenCircuitError,
  circuitBreaker,
  type CircuitBreakerPolicy,
  CircuitState,
  ConsecutiveBreaker,
  handleWhen,
  TaskCancelledError,
  timeout,
  TimeoutStrategy,
} from 'cockatiel';
import PQueue from 'p-queue';
import type { PartRequest } from '../scenes/part-request';
import { ProviderError } from './provider';

/** The limits of the calls to one provider. */
export interface GuardOptions {
  /** The longest time of one call, in milliseconds. */
  readonly timeoutMs: number;
  /** The number of failures in a row after which a part is not asked for; 3 by default. */
  readonly failuresToRest?: number;
  /** How long it is not asked for before one call tries again, in milliseconds; 30,000 by default. */
  readonly restMs?: number;
  /** The number of concurrent calls for the game, and of those for custom prompts; 4 by default. More calls wait. */
  readonly concurrency?: number;
  /** Returns the time in milliseconds since 1970. */
  readonly now?: () => number;
}

/** The fields of a request that the guard reads. */
export type GuardedRequest = Pick<PartRequest, 'part' | 'fromGame'>;

/** Runs calls to one provider with a timeout, a limit of concurrent calls and a circuit breaker for each part. */
export interface Guard {
  /** Runs a call. Rejects with {@link ProviderError}, or with the signal's reason if it is aborted. */
  run<T>(
    request: GuardedRequest,
    call: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T>;
  /** True while calls for this part are refused; without a part, while calls for any part are. */
  isResting(part?: ScenePart): boolean;
  /** Returns the message of a failure of the service, from a failed call for the game until one for the same part succeeds. */
  problem(): string | null;
}

const longestPauseMs = 10 * 60_000;
const longestQueue = 100;

/** Creates the guard of one provider; `name` appears in its errors. */
export function createGuard(name: string, options: GuardOptions): Guard {
  const now = options.now ?? Date.now;
  // Failures are counted for each part, and separately for custom prompts: a model that fails at the shape of
  // choices may write good backgrounds, and a custom prompt may itself be the reason for the failure.
  const breakers = new Map<string, CircuitBreakerPolicy>();
  const breakerOf = ({ part, fromGame }: GuardedRequest): CircuitBreakerPolicy => {
    const lane = fromGame ? part : `${part} of custom prompts`;
    const breaker = breakers.get(lane) ?? createBreaker(options);
    breakers.set(lane, breaker);
    return breaker;
  };
  const concurrency = options.concurrency ?? 4;
  // Custom prompts have a separate queue, so that they never keep the game waiting.
  const gameQueue = new PQueue({ concurrency });
  const customQueue = new PQueue({ concurrency });
  const limit = timeout(options.timeoutMs, {
    strategy: TimeoutStrategy.Aggressive,
    abortOnReturn: false,
  });
  /** The time until which the service asked not to be called (Retry-After). */
  let pausedUntil = 0;
  /** What last failed, by the part for which the game asked. */
  const problems = new Map<ScenePart, string>();

  const assertNotPaused = () => {
    if (now() < pausedUntil) {
      throw new ProviderError('resting', `${name} asked not to be called for a while`);
    }
  };

  const explain = (error: unknown): unknown => {
    if (error instanceof TaskCancelledError) {
      return new ProviderError(
        'timeout',
        `${name} did not answer in ${options.timeoutMs} ms: check the network, or raise PROVIDER_TIMEOUT_MS`,
      );
    }
    if (error instanceof BrokenCircuitError) {
      return new ProviderError('resting', `${name} keeps failing and is not called for a while`);
    }
    return error;
  };

  /** Runs a call inside its breaker and its timeout. A queued call that is aborted is settled at once. */
  function enqueue<T>(
    request: GuardedRequest,
    call: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> {
    const queue = request.fromGame ? gameQueue : customQueue;
    if (queue.size >= longestQueue) {
      throw new ProviderError('busy', `Too many calls to ${name} are waiting`);
    }
    const limited = async () => {
      // An earlier call may have been asked to wait while this one was in the queue.
      assertNotPaused();
      try {
        return await limit.execute((context) => call(context.signal), signal);
      } catch (error) {
        if (signal.aborted) throw new CallCancelled();
        // Before the place in the queue is free, so that the next call already waits.
        if (error instanceof ProviderError && error.retryAfterMs !== null) {
          pausedUntil = now() + Math.min(error.retryAfterMs, longestPauseMs);
        }
        throw error;
      }
    };
    return queue.add(() => breakerOf(request).execute(limited), { signal });
  }

  return {
    async run(request, call, signal) {
      signal.throwIfAborted();
      assertNotPaused();
      const { part, fromGame } = request;
      try {
        const answer = await enqueue(request, call, signal);
        problems.delete(part);
        return answer;
      } catch (error) {
        signal.throwIfAborted();
        const explained = explain(error);
        if (fromGame && explained instanceof ProviderError && !isOwnRefusal(explained)) {
          problems.set(part, explained.message);
        }
        throw explained;
      }
    },
    isResting(part) {
      const asked =
        part === undefined ? [...breakers.values()] : [breakerOf({ part, fromGame: true })];
      return now() < pausedUntil || asked.some(({ state }) => state === CircuitState.Open);
    },
    problem: () => [...problems.values()].at(-1) ?? null,
  };
}

function createBreaker({ restMs, failuresToRest }: GuardOptions): CircuitBreakerPolicy {
  // A call that a visitor cancelled or that this server refused says nothing about the service.
  return circuitBreaker(
    handleWhen((error) => !(error instanceof CallCancelled) && !isOwnRefusal(error)),
    {
      halfOpenAfter: restMs ?? 30_000,
      breaker: new ConsecutiveBreaker(failuresToRest ?? 3),
    },
  );
}

function isOwnRefusal(error: unknown): boolean {
  return (
    error instanceof ProviderError && (error.failure === 'busy' || error.failure === 'resting')
  );
}

/** The caller no longer wants the answer. */
class CallCancelled extends Error {}
