import type { Logger } from 'pino';
import type { CuratedEra } from './curated/curated-era';
import type { Health } from './http/health-routes';
import { connectRedis, type RedisConnection } from './pool/redis-connection';
import { createProviders } from './providers';
import { type CallMeter, createCallMeter } from './providers/call-meter';
import type { SceneProvider } from './providers/provider';
import { createRateLimiter, type RateLimiter } from './rate-limiter';
import type { Settings } from './settings/settings';
import type { Recorder } from './telemetry/recorder';
import type { TraceCall } from './telemetry/trace-call';

/** The services that the settings name, ready to be called. */
export interface Services {
  /** Null if the settings name no Redis. */
  readonly redis: RedisConnection | null;
  readonly providers: readonly SceneProvider[];
  readonly meter: CallMeter;
  /** Creates a limiter, which servers with the same Redis share. */
  limiter(name: string, points: number, seconds: number): RateLimiter;
}

/** What sees the calls to the services. */
export interface ServiceObservers {
  readonly logger: Logger;
  readonly recorder: Recorder;
  readonly trace: TraceCall;
}

const daySeconds = 24 * 60 * 60;

/**
 * Connects to what the settings name. `sets` are the prepared scenes, which have the words to search photographs with.
 * Rejects with RedisUnusableError if Redis refuses the password.
 */
export async function connectServices(
  settings: Settings,
  sets: readonly CuratedEra[],
  { logger, recorder, trace }: ServiceObservers,
): Promise<Services> {
  const redis = settings.REDIS_URL === null ? null : await connectRedis(settings.REDIS_URL, logger);
  const limiter = (name: string, points: number, seconds: number) =>
    createRateLimiter({ name, points, seconds }, redis?.client ?? null);
  const meter = createCallMeter({
    // Without a cap the calls are counted all the same, for the metrics.
    dayLimit: limiter('day', settings.CALLS_PER_DAY || Number.MAX_SAFE_INTEGER, daySeconds),
    recorder,
    trace,
    logger,
    now: Date.now,
  });
  const searchWords = (slug: string) => sets.find((era) => era.slug === slug)?.search;
  const providers = await createProviders(settings, searchWords, meter);
  return { redis, providers, meter, limiter };
}

/** Returns what /readyz says about the services. */
export function healthOf({ redis, providers }: Services): Pick<Health, 'services' | 'problems'> {
  const state = (isWell: boolean, otherwise: 'resting' | 'down') => (isWell ? 'up' : otherwise);
  return {
    services: () => ({
      ...Object.fromEntries(
        providers.map(({ name, isResting }) => [name, state(!isResting(), 'resting')]),
      ),
      ...(redis && { redis: state(redis.client.isReady, 'down') }),
    }),
    problems: () =>
      Object.fromEntries(
        [...providers, ...(redis === null ? [] : [{ name: 'redis', problem: redis.problem }])]
          .map(({ name, problem }) => [name, problem()] as const)
          .filter((entry): entry is [string, string] => entry[1] !== null),
      ),
  };
}
