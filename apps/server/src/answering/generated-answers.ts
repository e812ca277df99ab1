import { createHash } from 'node:crypto';
import type { Era } from '@time-traveler/game-core';
import { sceneParts } from '@time-traveler/game-core/contract';
import type { Logger } from 'pino';
import { createFlights } from '../pool/flights';
import type { MakeAnswers, Pool } from '../pool/pool';
import { ProviderError, type SceneProvider } from '../providers/provider';
import type { RateLimiter } from '../rate-limiter';
import type { Recorder } from '../telemetry/recorder';
import { keepAnswer, type KeptAnswer } from '../scenes/kept-answer';
import { gameRequest, type PartRequest } from '../scenes/part-request';
import { createModelHint } from './model-hint';
import { shuffle } from './shuffle';
import { withTimeLimit } from './time-limit';

/** What {@link createGeneratedAnswers} needs. */
export interface GeneratedAnswersOptions {
  readonly providers: readonly SceneProvider[];
  readonly pool: Pool;
  readonly logger: Logger;
  /** Limits the calls to all providers together. It guards what costs money; answers from the pool are free. */
  readonly callLimit: RateLimiter;
  readonly recorder: Recorder;
  /** The longest time a visitor waits while the pool is empty, in milliseconds. */
  readonly waitMs: number;
  /** The longest time a visitor waits for the answer to a custom prompt, in milliseconds. */
  readonly timeoutMs: number;
  /** Returns numbers from 0 up to 1. */
  readonly random: () => number;
}

/** The answers that providers have made, from the pool or newly made. */
export interface GeneratedAnswers {
  /**
   * Returns the answers to a request; none if no provider makes its part. Rejects with {@link ProviderError}
   * if the provider fails, and with the signal's reason if the visitor leaves.
   */
  find(request: PartRequest, visitor: AbortSignal): Promise<readonly KeptAnswer[]>;
  /** Fills the pool with one answer to each of the game's requests that has none. Never rejects. */
  warmUp(eras: readonly Era[]): Promise<void>;
  /** Cancels all work, and resolves when it has ended. */
  stop(): Promise<void>;
}

/** Creates the generated answers over providers and a pool. */
export function createGeneratedAnswers(options: GeneratedAnswersOptions): GeneratedAnswers {
  const { providers, pool, logger, callLimit, recorder, waitMs, timeoutMs, random } = options;
  const hintAtModels = createModelHint(logger);
  const customFlights = createFlights<readonly KeptAnswer[]>();

  const providerOf = ({ part }: PartRequest) =>
    providers.find((provider) => provider.parts.includes(part));

  const makeBy =
    (provider: SceneProvider, request: PartRequest): MakeAnswers =>
    async (signal) => {
      try {
        if ((await callLimit.consume('all'))?.allowed === false) {
          recorder.refused('calls');
          throw new ProviderError('busy', 'The limit of calls to providers is reached');
        }
        const answers = await provider.generate(request, signal);
        recorder.generated(provider.name, request.part, 'ok');
        return shuffle(answers, random);
      } catch (error) {
        recorder.generated(provider.name, request.part, outcomeOf(error, signal));
        // Logged here, once for all visitors who wait for the same answer. A cancelled call is no failure.
        if (!signal.aborted) logFailure(provider, request, error);
        throw error;
      }
    };

  async function refill(
    provider: SceneProvider,
    request: PartRequest,
    had: readonly KeptAnswer[],
  ): Promise<void> {
    if (provider.isResting(request.part)) return;
    await pool.fill(keyOf(request), had, makeBy(provider, request)).catch(() => undefined);
  }

  async function fromPool(
    provider: SceneProvider,
    request: PartRequest,
    visitor: AbortSignal,
  ): Promise<readonly KeptAnswer[]> {
    const key = keyOf(request);
    const ready = await pool.read(key);
    recorder.poolRead(request.part, ready.length > 0);
    if (ready.length > 0) {
      if (pool.isLow(key, ready)) void refill(provider, request, ready);
      return ready;
    }
    // A visitor who has waited long enough gets no generated answer; it is finished for the next visitor.
    const onTimeout = () => void refill(provider, request, ready);
    const make = makeBy(provider, request);
    return withTimeLimit({ milliseconds: waitMs, visitor, onTimeout }, (signal) =>
      pool.fill(key, ready, make, signal),
    );
  }

  function fromProvider(
    provider: SceneProvider,
    request: PartRequest,
    visitor: AbortSignal,
  ): Promise<readonly KeptAnswer[]> {
    const make = makeBy(provider, request);
    const start = (signal: AbortSignal) =>
      make(signal).then((answers) => answers.map((answer) => keepAnswer(answer, 0)));
    return withTimeLimit({ milliseconds: timeoutMs, visitor }, (signal) =>
      customFlights.join(keyOf(request), start, signal),
    );
  }

  function logFailure(provider: SceneProvider, request: PartRequest, error: unknown): void {
    const { slug, part } = request;
    const reason = error instanceof Error ? error.message : String(error);
    // These repeat with every visitor for a while; the failures that opened the circuit were logged.
    const quiet =
      error instanceof ProviderError && (error.failure === 'resting' || error.failure === 'busy');
    logger[quiet ? 'debug' : 'warn'](
      { provider: provider.name, slug, part, reason },
      'generation failed',
    );
    void hintAtModels(provider, error);
  }

  return {
    async find(request, visitor) {
      const provider = providerOf(request);
      if (provider === undefined) return [];
      try {
        return await (request.fromGame ? fromPool : fromProvider)(provider, request, visitor);
      } catch (error) {
        visitor.throwIfAborted();
        if (error instanceof ProviderError) throw error;
        logger.error({ err: error }, 'generation broke off');
        throw new ProviderError('unreachable', 'Nothing could be generated');
      }
    },
    async warmUp(eras) {
      const requests = sceneParts.flatMap((part) => eras.map((era) => gameRequest(era, part)));
      await Promise.all(
        requests.map(async (request) => {
          const provider = providerOf(request);
          const ready = provider && (await pool.read(keyOf(request)));
          if (provider && ready?.length === 0) await refill(provider, request, ready);
        }),
      );
    },
    async stop() {
      await Promise.all([pool.stop(), customFlights.abort(new Error('The server is stopping'))]);
    },
  };
}

function outcomeOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return 'cancelled';
  return error instanceof ProviderError ? error.failure : 'error';
}

function keyOf({ slug, part, fromGame, prompt }: PartRequest): string {
  if (fromGame) return `${slug}:${part}`;
  return `${slug}:${part}:${createHash('sha256').update(prompt).digest('base64url')}`;
}
