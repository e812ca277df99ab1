import { builtInEras } from '@time-traveler/game-core';
import type { ScenePart } from '@time-traveler/game-core/contract';
import { pino } from 'pino';
import { curatedEras } from '../curated';
import { connectServices, type Services } from '../connect-services';
import { RedisUnusableError } from '../pool/redis-connection';
import { ProviderError, type SceneProvider } from '../providers/provider';
import { gameRequest } from '../scenes/part-request';
import type { Settings } from '../settings/settings';
import { noRecorder } from '../telemetry/recorder';
import { noTraceCall } from '../telemetry/trace-call';
import { checkRedis } from './check-redis';
import type { Finding } from './finding';

/** Tries everything that the settings name, once each, as the server would call it. */
export async function checkSetup(settings: Settings): Promise<readonly Finding[]> {
  const { services, refused } = await connect(settings);
  try {
    return await Promise.all([
      checkProvider(services, 'choices', settings),
      refused ?? checkRedis(services.redis),
      checkProvider(services, 'image', settings),
    ]);
  } finally {
    services.redis?.close();
  }
}

interface Connected {
  readonly services: Services;
  /** What is wrong if Redis refuses the password: the server does not start then. */
  readonly refused: Finding | null;
}

async function connect(settings: Settings): Promise<Connected> {
  const observers = {
    logger: pino({ level: 'silent' }),
    recorder: noRecorder,
    trace: noTraceCall,
  };
  try {
    return { services: await connectServices(settings, curatedEras, observers), refused: null };
  } catch (error) {
    if (!(error instanceof RedisUnusableError)) throw error;
    return {
      services: await connectServices({ ...settings, REDIS_URL: null }, curatedEras, observers),
      refused: {
        service: 'Redis',
        state: 'wrong',
        facts: [error.message],
        visitors: 'Visitors get nothing, because the server does not start.',
      },
    };
  }
}

const words = {
  choices: {
    service: 'Model',
    unset: 'DEEPSEEK_API_KEY and DEEPSEEK_BASE_URL are not set.',
    works: 'Visitors get choices and backgrounds that the model writes.',
    curated: 'Visitors get prepared choices and backgrounds.',
    failed: 'Visitors get the same choices and background in an era each time',
  },
  image: {
    service: 'Pexels',
    unset: 'PEXELS_API_KEY is not set.',
    works: 'Visitors get photographs from Pexels.',
    curated: 'Visitors get the built-in pictures.',
    failed: 'Visitors get the same picture in an era each time',
  },
} as const;

const otherModel =
  'Check that DEEPSEEK_BASE_URL is the address of a chat completions endpoint, or set DEEPSEEK_MODEL to another model.';

async function checkProvider(
  { providers }: Services,
  part: ScenePart & keyof typeof words,
  settings: Settings,
): Promise<Finding> {
  const { service, unset, works, curated, failed } = words[part];
  const provider = providers.find(({ parts }) => parts.includes(part));
  const [era] = builtInEras;
  if (provider === undefined || era === undefined) {
    return { service, state: 'not set', facts: [unset], visitors: curated };
  }
  const startedAt = performance.now();
  try {
    await provider.generate(gameRequest(era, part), new AbortController().signal);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    const fact = `${service === 'Model' ? 'The model' : service} answered in ${seconds} s.`;
    return { service, state: 'works', facts: [fact], visitors: works };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const visitors =
      settings.ON_PROVIDER_FAILURE === 'curated'
        ? curated
        : `${failed}, because ON_PROVIDER_FAILURE is "error".`;
    return { service, state: 'wrong', facts: await factsOf(provider, error), visitors };
  }
}

async function factsOf(provider: SceneProvider, error: ProviderError): Promise<readonly string[]> {
  const models = error.failure === 'unknown-model' ? ((await provider.models?.()) ?? []) : [];
  return [
    `${error.message}.`,
    ...(error.failure === 'unusable' && provider.name === 'deepseek' ? [otherModel] : []),
    ...(models.length > 0 ? [`The endpoint offers these models: ${models.join(', ')}.`] : []),
  ];
}
