import { setTimeout as sleep } from 'node:timers/promises';
import { builtInEras, type EraStory } from '@time-traveler/game-core';
import { loadStory } from '@time-traveler/game-core/stories';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { connectServices, healthOf } from './connect-services';
import { curatedEras } from './curated';
import { createLibrary } from './curated/library';
import { createAnswerService } from './answering/answer-service';
import { createGeneratedAnswers } from './answering/generated-answers';
import type { HostedEra } from './hosted/hosted-eras';
import { createApp } from './http/app';
import { prepareClose } from './http/graceful-close';
import { limitConnections, openFileLimit } from './http/connection-limit';
import { listen } from './http/listen';
import { createMetricsApp } from './http/metrics-app';
import { requestMetrics } from './http/request-metrics';
import { requestTraces } from './http/request-traces';
import { visitorLimit } from './http/visitor-limit';
import { createStore } from './pool/create-store';
import { createPool } from './pool/pool';
import type { Settings } from './settings/settings';
import { loadSite } from './site/load';
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

/**
 * Starts the server. Rejects with SiteMissingError if the game is not built, with ErasUnreadableError if ERAS_DIR is no
 * folder, with RedisUnusableError if Redis refuses the password, and with ListenError if the port cannot be used.
 */
export async function startServer(settings: Settings, logger: Logger): Promise<RunningServer> {
  const [built, hosted] = await Promise.all([
    loadSite(settings.SITE_DIR),
    loadEras(settings, logger),
  ]);
  const site = new Map([...built, ...hosted.flatMap(({ files }) => [...files])]);
  const eras = [...builtInEras, ...hosted.map(({ era }) => era)];
  const sets = [...curatedEras, ...hosted.map((one) => one.sets)];
  const [metrics, tracing] = await Promise.all([createMetrics(settings), createTracing(settings)]);
  const recorder = metrics?.recorder ?? noRecorder;
  const trace = tracing?.call ?? noTraceCall;
  const services = await connectServices(settings, sets, { logger, recorder, trace });
  const { redis, providers, meter, limiter } = services;
  const generated = createGeneratedAnswers({
    providers,
    pool: createPool(await createStore(redis?.client ?? null, settings.IMAGE_ORIGINS, logger), {
      size: settings.POOL_SIZE,
      maxAgeMs: settings.POOL_MAX_AGE_HOURS * hourMs,
      now: Date.now,
    }),
    logger,
    callLimit: limiter('calls', settings.RATE_TOTAL, minuteSeconds),
    recorder,
    waitMs: settings.VISITOR_WAIT_MS,
    timeoutMs: settings.PROVIDER_TIMEOUT_MS,
    random: Math.random,
  });
  const answers = createAnswerService({
    library: createLibrary(eras, sets, (path) => site.has(path), await loadStories(hosted)),
    generated,
    onFailure: settings.ON_PROVIDER_FAILURE,
    random: Math.random,
  });
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
  const app = createApp({
    settings,
    logger,
    site,
    answers,
    hosted,
    limits: visitorLimit(
      limiter('visitor', settings.RATE_PER_VISITOR, minuteSeconds),
      settings.TRUST_PROXY,
      recorder,
    ),
    health: { isStopping: () => stopping, ...healthOf(services) },
    observers: [
      ...(tracing === null ? [] : [requestTraces(tracing, settings.TRUST_PROXY)]),
      ...(metrics === null ? [] : [requestMetrics(recorder)]),
    ],
  });
  const { game, exposed } = await listenOnBoth(app, metrics, settings).catch((error: unknown) => {
    redis?.close();
    throw error;
  });
  limitConnections(game.server, await openFileLimit(), logger);
  const connections = prepareClose(game.server);
  if (settings.POOL_WARM_UP) void generated.warmUp(eras);
  return {
    url: game.url,
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

/** Listens for visitors, and on a port apart for whoever reads the metrics. Rejects with ListenError. */
async function listenOnBoth(app: Hono, metrics: Metrics | null, settings: Settings) {
  const { METRICS_PORT, METRICS_HOST, PORT, HOST } = settings;
  const exposed =
    metrics === null || METRICS_PORT === null
      ? null
      : await listen(createMetricsApp(metrics), {
          port: METRICS_PORT,
          host: METRICS_HOST,
          settings: { port: 'METRICS_PORT', host: 'METRICS_HOST' },
        });
  const game = await listen(app, {
    port: PORT,
    host: HOST,
    settings: { port: 'PORT', host: 'HOST' },
  }).catch((error: unknown) => {
    exposed?.server.close();
    throw error;
  });
  return { game, exposed };
}

async function loadStories(hosted: readonly HostedEra[]): Promise<ReadonlyMap<string, EraStory>> {
  const slugs = builtInEras.map(({ period }) => period.slug);
  return new Map([
    ...(await Promise.all(slugs.map(async (slug) => [slug, await loadStory(slug)] as const))),
    ...hosted.map(({ period, story }) => [period.slug, story] as const),
  ]);
}

// Imported here, so that the readers of Markdown are loaded only if an operator adds eras.
async function loadEras({ ERAS_DIR }: Settings, logger: Logger): Promise<readonly HostedEra[]> {
  if (ERAS_DIR === null) return [];
  return (await import('./hosted/load-hosted')).loadHosted(ERAS_DIR, logger);
}

// Imported here, so that a server without metrics starts sooner.
async function createMetrics(settings: Settings): Promise<Metrics | null> {
  if (settings.METRICS_PORT === null) return null;
  return (await import('./telemetry/metrics')).createMetrics();
}

// Imported here, so that the libraries of OpenTelemetry are loaded only if an operator wants traces.
async function createTracing(settings: Settings): Promise<Tracing | null> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (endpoint === null) return null;
  return (await import('./telemetry/tracing')).createTracing(endpoint, version);
}
