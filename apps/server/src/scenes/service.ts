import { createHash } from 'node:crypto';
import type { Era } from '@time-traveler/game-core';
import type { Logger } from 'pino';
import type { CuratedLibrary } from '../curated/library';
import { createFlights } from '../pool/flights';
import type { Make, Pool } from '../pool/pool';
import { ProviderError, type SceneProvider } from '../providers/provider';
import { keep, pickUnseen, type KeptAnswer } from './identity';
import { gameRequest, sceneKinds, type SceneRequest } from './scene';

/** What the service works with. */
export interface SceneServiceParts {
  readonly library: CuratedLibrary;
  readonly providers: readonly SceneProvider[];
  readonly pool: Pool;
  readonly logger: Logger;
  /** What is answered where a provider fails. */
  readonly onFailure: 'curated' | 'error';
  /** Longest time a visitor waits while the pool is empty, in milliseconds. */
  readonly waitMs: number;
  /** Longest time a visitor waits for a prompt that is not pooled, in milliseconds. */
  readonly timeoutMs: number;
  /** Gives numbers from 0 up to 1. */
  readonly random: () => number;
}

/** Answers requests for parts of scenes: from the pool, from a provider, or from what is hand-written. */
export interface SceneService {
  /**
   * Gives an answer that the visitor has not met if there is one; `seen` names those met, oldest first.
   * Rejects with {@link ProviderError} where nothing can be answered, or with the signal's reason when the
   * visitor has left.
   */
  answer(request: SceneRequest, seen: readonly string[], signal: AbortSignal): Promise<KeptAnswer>;
  /** Has one answer made for everything the game can ask and the pool does not hold; never rejects. */
  warmUp(eras: readonly Era[]): Promise<void>;
  /** Cancels everything under way. */
  stop(): void;
}

/** Makes the service. */
export function createSceneService(parts: SceneServiceParts): SceneService {
  const { library, providers, pool, logger, onFailure, waitMs, timeoutMs, random } = parts;
  const unpooled = createFlights<readonly KeptAnswer[]>();

  const providerOf = ({ kind }: SceneRequest) =>
    providers.find((provider) => provider.kinds.includes(kind));

  const making =
    (provider: SceneProvider, request: SceneRequest): Make =>
    (signal) =>
      provider.generate(request, signal).then((answers) => shuffle(answers, random));

  function refill(provider: SceneProvider, request: SceneRequest, had: readonly KeptAnswer[]) {
    if (provider.isResting()) return Promise.resolve();
    return pool.fill(keyOf(request), had, making(provider, request)).then(
      () => undefined,
      (error: unknown) => logFailure(provider, request, error),
    );
  }

  async function fromPool(
    provider: SceneProvider,
    request: SceneRequest,
    signal: AbortSignal,
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
      signal,
      (waiting) => pool.fill(key, ready, make, waiting),
      () => {
        // The visitor goes on without it; it is finished for the next one.
        void refill(provider, request, ready);
      },
    );
  }

  async function fromProvider(
    provider: SceneProvider,
    request: SceneRequest,
    signal: AbortSignal,
  ): Promise<readonly KeptAnswer[]> {
    const make = making(provider, request);
    const start = (inner: AbortSignal) =>
      make(inner).then((answers) => answers.map((answer) => keep(answer, 0)));
    const key = keyOf(request);
    return within(timeoutMs, signal, (waiting) => unpooled.join(key, start, waiting));
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

  async function generated(
    request: SceneRequest,
    signal: AbortSignal,
  ): Promise<readonly KeptAnswer[]> {
    const provider = providerOf(request);
    if (provider === undefined) return [];
    try {
      return await (request.known ? fromPool : fromProvider)(provider, request, signal);
    } catch (error) {
      signal.throwIfAborted();
      logFailure(provider, request, error);
      if (onFailure === 'curated') return [];
      throw error instanceof ProviderError
        ? error
        : new ProviderError('unreachable', 'Nothing could be generated');
    }
  }

  return {
    async answer(request, seen, signal) {
      const fresh = await generated(request, signal);
      const answers = fresh.length > 0 ? fresh : library.answers(request.slug, request.kind);
      const picked = pickUnseen(answers, seen, random);
      if (picked !== undefined) return picked;
      throw new ProviderError('unusable', `There is no ${request.kind} for ${request.slug}`);
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
    stop() {
      pool.stop();
      unpooled.abort(new Error('The server is stopping'));
    },
  };
}

/** Runs work for a visitor who waits so long at most; `late` is told before the visitor is let go. */
async function within<T>(
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

function keyOf({ slug, kind, known, prompt }: SceneRequest): string {
  if (known) return `${slug}:${kind}`;
  return `${slug}:${kind}:${createHash('sha256').update(prompt).digest('base64url')}`;
}

function shuffle<T>(items: readonly T[], random: () => number): readonly T[] {
  return items
    .map((item) => [random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}
