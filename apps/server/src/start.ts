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
import { limitConnections, openFileLimit } from './http/connection-limit';
import { listen } from './http/listen';
import { createMetricsApp } from './http/metrics-app';
import { requestMetrics } from './http/request-metrics';
import { requestTraces } from './http/request-traces';
import { visitorLimit } from './http/visitor-limit';
import { insureStore } from './pool/insured-store';
import { createMemoryStore } from './pool/memory-store';
import { createPool } from './pool/pool';
import { connectRedis, type RedisClient } from './pool/redis-connection';
import { createProviders } from './providers';
import { createCallMeter } from './providers/call-meter';
import type { PoolStore } from './pool/store';
import { createRateLimiter } from './rate-limiter';
import type { Settings } from './settings/settings';
import { loadSite } from './site/load';
import { blockedImageOrigins } from './site/page-policies';
import type { Metrics } from './telemetry/metrics';
import { noRecorder } from './telemetry/recorder';
import { noTraceCall } from './telemetry/trace-call';
import type { Tracing } from './telemetry/tracing';
import { version } from '../package.json';

/** A running server. */
export interface RunningServer {
  readonly url: string;
  /** The address of the metrics, or null if they are off. */
  readonly metricsUrl: string | null;
  /**
   * Says at /readyz that it stops, and after DRAIN_DELAY_MS stops listening. Lets answers in progress finish for
   * SHUTDOWN_GRACE_MS, then closes everything.
   */
  stop(): Promise<void>;
}

const hourMs = 60 * 60_000;
const minuteSeconds = 60;
const daySeconds = 24 * 60 * 60;
// A lock outlasts one answer and its repair, so that it expires only if its server has died.
const lockMarginMs = 5000;

/**
 * Starts the server. Rejects with SiteMissingError if the game is not built, with RedisUnusableError if Redis
 * refuses the password, and with ListenError if the port cannot be used.
 */
export async function startServer(settings: Settings, logger: Logger): Promise<RunningServer> {
  const site = await loadSite(settings.SITE_DIR);
  const blocked = blockedImageOrigins(site, settings.IMAGE_ORIGINS);
  if (blocked.length > 0) {
    logger.warn(
      { origins: blocked },
      'the built game does not allow pictures of these origins: build it with the IMAGE_ORIGINS of this server as VITE_IMAGE_ORIGINS',
    );
  }
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
  const [metrics, tracing] = await Promise.all([createMetrics(settings), createTracing(settings)]);
  const recorder = metrics?.recorder ?? noRecorder;
  const limiter = (name: string, points: number, seconds: number) =>
    createRateLimiter({ name, points, seconds }, redis?.client ?? null);
  const meter = createCallMeter({
    // Without a cap the calls are counted all the same, for the metrics.
    dayLimit: limiter('day', settings.CALLS_PER_DAY || Number.MAX_SAFE_INTEGER, daySeconds),
    recorder,
    trace: tracing?.call ?? noTraceCall,
    logger,
    now: Date.now,
  });
  const providers = await createProviders(
    settings,
    (slug) => curatedEras.find((era) => era.slug === slug)?.search,
    meter,
  );
  const generated = createGeneratedAnswers({
    providers,
    pool,
    logger,
    callLimit: limiter('calls', settings.RATE_TOTAL, minuteSeconds),
    recorder,
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
    limiter('visitor', settings.RATE_PER_VISITOR, minuteSeconds),
    settings.TRUST_PROXY,
    recorder,
  );
  metrics?.watch({
    providers,
    limits: {
      visitor: settings.RATE_PER_VISITOR,
      calls: settings.RATE_TOTAL,
      day: settings.CALLS_PER_DAY,
    },
    callsToday: meter.callsToday,
    isRedisUp: () => redis && redis.client.isReady,
  });
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
  const observers = [
    ...(tracing === null ? [] : [requestTraces(tracing, settings.TRUST_PROXY)]),
    ...(metrics === null ? [] : [requestMetrics(recorder)]),
  ];
  const app = createApp({ settings, logger, site, answers, limits, health, observers });
  const closeOnFailure = (error: unknown): never => {
    redis?.close();
    throw error;
  };
  const exposed =
    metrics === null || settings.METRICS_PORT === null
      ? null
      : await listen(createMetricsApp(metrics), {
          port: settings.METRICS_PORT,
          host: settings.METRICS_HOST,
          settings: { port: 'METRICS_PORT', host: 'METRICS_HOST' },
        }).catch(closeOnFailure);
  const { server, url } = await listen(app, {
    port: settings.PORT,
    host: settings.HOST,
    settings: { port: 'PORT', host: 'HOST' },
  }).catch((error: unknown) => {
    exposed?.server.close();
    return closeOnFailure(error);
  });
  limitConnections(server, await openFileLimit(), logger);
  const connections = prepareClose(server);
  if (settings.POOL_WARM_UP) void generated.warmUp(builtInEras);
  return {
    url,
    metricsUrl: exposed && `${exposed.url}/metrics`,
    async stop() {
      stopping = true;
      connections.drain();
      await sleep(settings.DRAIN_DELAY_MS);
      await connections.close(settings.SHUTDOWN_GRACE_MS);
      await generated.stop();
      await tracing?.stop();
      exposed?.server.close();
      exposed?.server.closeAllConnections();
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

// Imported here, so that a server without metrics starts sooner.
async function createMetrics(settings: Settings): Promise<Metrics | null> {
  if (settings.METRICS_PORT === null) return null;
  return (await import('./telemetry/metrics')).createMetrics();
}

// Imported here, so that the libraries of OpenTelemetry are loaded only if an operator asks for traces.
async function createTracing(settings: Settings): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (endpoint === null) return null;
  return (await import('./telemetry/tracing')).createTracing(endpoint, version);
}

// Imported here, so that a server without Redis starts sooner.
async function sharedStore(
  client: RedisClient,
  imageOrigins: readonly string[],
): Promise<PoolStore> {
  const { createRedisStore } = await import('./pool/redis-store');
  return createRedisStore(client, imageOrigins);
}
