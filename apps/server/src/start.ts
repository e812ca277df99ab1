import { setTimeout as sleep } from 'node:timers/promises';
import { builtInEras, type EraStory } from '@time-traveler/game-core';
import { loadStory } from '@time-traveler/game-core/stories';
import type { Logger } from 'pino';
import { curatedEras } from './curated';
import { createLibrary } from './curated/library';
import { createAnswerService } from './answering/answer-service';
import { createGeneratedAnswers } from './answering/generated-answers';
import { createApp } from './http/app';
import { prepareClose } from './http/graceful-close';
import { listen } from './http/listen';
import { visitorLimit } from './http/visitor-limit';
import { insureStore } from './pool/insured-store';
import { createMemoryStore } from './pool/memory-store';
import { createPool } from './pool/pool';
import { connectRedis, type RedisClient } from './pool/redis-connection';
import { createProviders } from './providers';
import type { PoolStore } from './pool/store';
import { createRateLimiter } from './rate-limiter';
import type { Settings } from './settings/settings';
import { loadSite } from './site/load';

/** A running server. */
export interface RunningServer {
  readonly url: string;
  /**
   * Says at /readyz that it stops, and after DRAIN_DELAY_MS stops listening. Lets answers in progress finish for
   * SHUTDOWN_GRACE_MS, then closes everything.
   */
  stop(): Promise<void>;
}

const hourMs = 60 * 60_000;
// A lock outlasts one answer and its repair, so that it expires only if its server has died.
const lockMarginMs = 5000;

/**
 * Starts the server. Rejects with SiteMissingError if the game is not built, with RedisUnusableError if Redis
 * refuses the password, and with ListenError if the port cannot be used.
 */
export async function startServer(
  settings: Settings,
  logger: Logger,
): Promise<RunningServer> {
  const site = await loadSite(settings.SITE_DIR);
  const redis = settings.REDIS_URL === null ? null : await connectRedis(settings.REDIS_URL, logger);
  const memory = createMemoryStore();
  const pool = createPool(
    redis === null
      ? memory
      : insureStore(await sharedStore(redis.client, settings.IMAGE_ORIGINS), memory, logger),
    {
      size: settings.POOL_SIZE,
      maxAgeMs: settings.POOL_MAX_AGE_HOURS * hourMs,
      lockMs: settings.PROVIDER_TIMEOUT_MS + lockMarginMs,
      now: Date.now,
    },
  );
  const providers = await createProviders(
    settings,
    (slug) => curatedEras.find((era) => era.slug === slug)?.search,
  );
  const generated = createGeneratedAnswers({
    providers,
    pool,
    logger,
    callLimit: createRateLimiter('calls', settings.RATE_TOTAL, redis?.client ?? null),
    waitMs: settings.VISITOR_WAIT_MS,
    timeoutMs: settings.PROVIDER_TIMEOUT_MS,
    random: Math.random,
  });
  const answers = createAnswerService({
    library: createLibrary(builtInEras, curatedEras, (path) => site.has(path), await loadStories()),
    generated,
    onFailure: settings.ON_PROVIDER_FAILURE,
    random: Math.random,
  });
  const limits = visitorLimit(
    createRateLimiter('visitor', settings.RATE_PER_VISITOR, redis?.client ?? null),
    settings.TRUST_PROXY,
  );
  let stopping = false;
  const health = {
    isStopping: () => stopping,
    services: () => ({
      ...Object.fromEntries(
        providers.map(({ name, isResting }) => [name, isResting() ? 'resting' : 'up'] as const),
      ),
      ...(redis && { redis: redis.client.isReady ? ('up' as const) : ('down' as const) }),
    }),
  };
  const app = createApp({ settings, logger, site, answers, limits, health });
  const { server, url } = await listen(app, settings.PORT, settings.HOST).catch(
    (error: unknown) => {
      redis?.close();
      throw error;
    },
  );
  const connections = prepareClose(server);
  if (settings.POOL_WARM_UP) void generated.warmUp(builtInEras);
  return {
    url,
    async stop() {
      stopping = true;
      connections.drain();
      await sleep(settings.DRAIN_DELAY_MS);
      await connections.close(settings.SHUTDOWN_GRACE_MS);
      await generated.stop();
      redis?.close();
    },
  };
}

async function loadStories(): Promise<ReadonlyMap<string, EraStory>> {
  const slugs = builtInEras.map(({ period }) => period.slug);
  return new Map(
    await Promise.all(slugs.map(async (slug) => [slug, await loadStory(slug)] as const)),
  );
}

// Imported here, so that a server without Redis starts sooner.
async function sharedStore(
  client: RedisClient,
  imageOrigins: readonly string[],
): Promise<PoolStore> {
  const { createRedisStore } = await import('./pool/redis-store');
  return createRedisStore(client, imageOrigins);
}
