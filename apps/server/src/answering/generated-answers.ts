import { createHash } from 'node:crypto';
import type { Era } from '@time-traveler/game-core';
import type { Logger } from 'pino';
import { createFlights } from '../pool/flights';
import type { Make, Pool } from '../pool/pool';
import { ProviderError, type SceneProvider } from '../providers/provider';
import { keep, type KeptAnswer } from '../scenes/kept-answer';
import { gameRequest, sceneKinds, type SceneRequest } from '../scenes/scene';
import { shuffle } from './shuffle';
import { within } from './time-limit';

/** What generation works with. */
export interface GenerationParts {
  readonly providers: readonly SceneProvider[];
  readonly pool: Pool;
  readonly logger: Logger;
  /** Longest time a visitor waits while the pool is empty, in milliseconds. */
  readonly waitMs: number;
  /** Longest time a visitor waits for a prompt that is not pooled, in milliseconds. */
  readonly timeoutMs: number;
  /** Gives numbers from 0 up to 1. */
  readonly random: () => number;
}

/** What providers have made, from the pool or anew. */
export interface Generation {
  /**
   * Gives what there is for a request; nothing where no provider is set up for its kind. Rejects with
   * {@link ProviderError} where the provider fails, or with the signal's reason when the visitor has left.
   */
  answers(request: SceneRequest, visitor: AbortSignal): Promise<readonly KeptAnswer[]>;
  /** Has one answer made for everything the game can ask and the pool does not hold; never rejects. */
  warmUp(eras: readonly Era[]): Promise<void>;
  /** Cancels everything under way, and settles when it has ended. */
  stop(): Promise<void>;
}

/** Makes the generation of scenes by providers. */
export function createGeneration(parts: GenerationParts): Generation {
  const { providers, pool, logger, waitMs, timeoutMs, random } = parts;
  const unpooled = createFlights<readonly KeptAnswer[]>();

  const providerOf = ({ kind }: SceneRequest) =>
    providers.find((provider) => provider.kinds.includes(kind));

  const making =
    (provider: SceneProvider, request: SceneRequest): Make =>
    async (signal) => {
      try {
        return shuffle(await provider.generate(request, signal), random);
      } catch (error) {
        // Here it is one line for all who wait for the same; what nobody wants any more is no failure.
        if (!signal.aborted) logFailure(provider, request, error);
        throw error;
      }
    };

  async function refill(
    provider: SceneProvider,
    request: SceneRequest,
    had: readonly KeptAnswer[],
  ): Promise<void> {
    if (provider.isResting(request.kind)) return;
    await pool.fill(keyOf(request), had, making(provider, request)).catch(() => undefined);
  }

  async function fromPool(
    provider: SceneProvider,
    request: SceneRequest,
    visitor: AbortSignal,
  ): Promise<readonly KeptAnswer[]> {
    const key = keyOf(request);
    const ready = await pool.read(key);
    if (ready.length > 0) {
      if (pool.isLow(key, ready)) void refill(provider, request, ready);
      return ready;
    }
    const make = making(provider, request);
    return within(
      waitMs,
      visitor,
      (waiting) => pool.fill(key, ready, make, waiting),
      () => {
        // The visitor goes on without it; it is finished for the next one.
        void refill(provider, request, ready);
      },
    );
  }

  function fromProvider(
    provider: SceneProvider,
    request: SceneRequest,
    visitor: AbortSignal,
  ): Promise<readonly KeptAnswer[]> {
    const make = making(provider, request);
    const start = (inner: AbortSignal) =>
      make(inner).then((answers) => answers.map((answer) => keep(answer, 0)));
    const key = keyOf(request);
    return within(timeoutMs, visitor, (waiting) => unpooled.join(key, start, waiting));
  }

  function logFailure(provider: SceneProvider, request: SceneRequest, error: unknown): void {
    const { slug, kind } = request;
    const reason = error instanceof Error ? error.message : String(error);
    // Every visitor meanwhile meets a resting service; its failures were logged when they happened.
    const quiet = error instanceof ProviderError && error.failure === 'resting';
    logger[quiet ? 'debug' : 'warn'](
      { provider: provider.name, slug, kind, reason },
      'generation failed',
    );
  }

  return {
    async answers(request, visitor) {
      const provider = providerOf(request);
      if (provider === undefined) return [];
      try {
        return await (request.known ? fromPool : fromProvider)(provider, request, visitor);
      } catch (error) {
        visitor.throwIfAborted();
        if (error instanceof ProviderError) throw error;
        logger.error({ err: error }, 'generation broke off');
        throw new ProviderError('unreachable', 'Nothing could be generated');
      }
    },
    async warmUp(eras) {
      const requests = sceneKinds.flatMap((kind) => eras.map((era) => gameRequest(era, kind)));
      await Promise.all(
        requests.map(async (request) => {
          const provider = providerOf(request);
          const ready = provider && (await pool.read(keyOf(request)));
          if (provider && ready?.length === 0) await refill(provider, request, ready);
        }),
      );
    },
    async stop() {
      await Promise.all([pool.stop(), unpooled.abort(new Error('The server is stopping'))]);
    },
  };
}

function keyOf({ slug, kind, known, prompt }: SceneRequest): string {
  if (known) return `${slug}:${kind}`;
  return `${slug}:${kind}:${createHash('sha256').update(prompt).digest('base64url')}`;
}
