import type { ScenePart } from '@time-traveler/game-core/contract';
import type { Logger } from 'pino';
import type { RateLimiter } from '../rate-limiter';
import type { Recorder, Tokens } from '../telemetry/recorder';
import type { TraceCall } from '../telemetry/trace-call';
import { ProviderError } from './provider';

/** One request to a provider. */
export interface ProviderCall {
  readonly provider: string;
  readonly part: ScenePart;
}

/** Counts the requests to providers, and refuses those over the cap of the day. */
export interface CallMeter {
  /** Sends one request. Rejects with {@link ProviderError} `busy`, without sending, if the cap is reached. */
  run<T>(call: ProviderCall, send: () => Promise<T>): Promise<T>;
  /** Counts the tokens that a model has used. */
  usedTokens(provider: string, tokens: Tokens): void;
  /** Returns the number of requests of today (UTC), on all servers together. */
  callsToday(): Promise<number>;
}

/** What {@link createCallMeter} needs. */
export interface CallMeterOptions {
  /** Counts by the date; 0 points mean no cap. */
  readonly dayLimit: RateLimiter;
  readonly recorder: Recorder;
  readonly trace: TraceCall;
  readonly logger: Logger;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
}

/** Sends every request and counts none. */
export const noCallMeter: CallMeter = {
  run: (_call, send) => send(),
  usedTokens: () => undefined,
  callsToday: () => Promise.resolve(0),
};

/** Creates the meter of all providers. */
export function createCallMeter(options: CallMeterOptions): CallMeter {
  const { dayLimit, recorder, trace, logger, now } = options;
  const today = () => new Date(now()).toISOString().slice(0, 10);
  let refusedOn = '';

  async function assertAllowed(): Promise<void> {
    const date = today();
    if ((await dayLimit.consume(date))?.allowed !== false) return;
    recorder.refused('day');
    if (refusedOn !== date) {
      refusedOn = date;
      logger.warn(
        { date, callsPerDay: dayLimit.limit.points },
        'the calls of the day are used up: visitors get kept and prepared scenes until midnight UTC; CALLS_PER_DAY sets the cap',
      );
    }
    throw new ProviderError('busy', 'The calls of the day are used up: CALLS_PER_DAY sets the cap');
  }

  return {
    async run(call, send) {
      await assertAllowed();
      const startedAt = performance.now();
      const ended = (outcome: string) =>
        recorder.called(call.provider, call.part, outcome, (performance.now() - startedAt) / 1000);
      try {
        const answer = await trace(call, send);
        ended('ok');
        return answer;
      } catch (error) {
        ended(error instanceof ProviderError ? error.failure : 'cancelled');
        throw error;
      }
    },
    usedTokens: (provider, tokens) => recorder.usedTokens(provider, tokens),
    callsToday: () => dayLimit.used(today()),
  };
}
