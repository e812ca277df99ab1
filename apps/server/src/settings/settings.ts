import { fileURLToPath } from 'node:url';
import type * as v from 'valibot';
import {
  chatAddress,
  flag,
  framingOrigins,
  key,
  oneOf,
  origins,
  redisAddress,
  serviceAddress,
  text,
  wholeNumber,
  word,
} from './value-schemas';

type ValueSchema = v.GenericSchema<string, unknown>;

/** One setting: how it is checked, its default, and its sentence in `--help`. */
export interface SettingDefinition<
  Schema extends ValueSchema = ValueSchema,
  Fallback extends string | null = string | null,
> {
  readonly schema: Schema;
  /** The text that is used if the environment has none; null leaves the setting off. */
  readonly fallback: Fallback;
  readonly about: string;
  /** A secret is never printed. */
  readonly secret: boolean;
}

function setting<Schema extends ValueSchema>(
  fallback: string,
  schema: Schema,
  about: string,
): SettingDefinition<Schema, string> {
  return { fallback, schema, about, secret: false };
}

function optional<Schema extends ValueSchema>(
  schema: Schema,
  about: string,
  secret = false,
): SettingDefinition<Schema, null> {
  return { fallback: null, schema, about, secret };
}

const builtGame = fileURLToPath(new URL('../../game/dist', import.meta.url));

/** All settings by the name of their environment variable, in the order of `--help`. */
export const definitions = {
  PORT: setting('4173', wholeNumber(0, 65_535), 'Port to listen on; 0 chooses a free one.'),
  HOST: setting(
    '127.0.0.1',
    word,
    'Address to listen on; 0.0.0.0 accepts connections from other machines.',
  ),
  SITE_DIR: setting(builtGame, text, 'Folder of the built game.'),
  ERAS_DIR: optional(
    text,
    'Folder with a folder for each era of your own, which stand behind the built-in ones; docs/write-an-era.md says how to write one.',
  ),
  LOG_LEVEL: setting(
    'info',
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    'Lowest level that is logged: trace, debug, info, warn, error, fatal or silent.',
  ),
  LOG_FORMAT: setting(
    'auto',
    oneOf('auto', 'json', 'pretty'),
    'json, pretty, or auto: pretty on a terminal and json elsewhere.',
  ),
  LOG_CLIENT_ADDRESS: setting(
    'false',
    flag,
    'true adds the address of the client to each logged answer; an address is personal data, so see docs/hosting.md first.',
  ),
  METRICS_PORT: optional(
    wholeNumber(0, 65_535),
    "Port of /metrics in Prometheus' format, apart from the game; off if not set, 0 chooses a free one.",
  ),
  METRICS_HOST: setting(
    '127.0.0.1',
    word,
    'Address on which /metrics listens; keep it away from the internet.',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(
    serviceAddress,
    'Collector that gets OpenTelemetry traces over OTLP/HTTP, like http://127.0.0.1:4318; off if not set.',
  ),
  TRUST_PROXY: setting(
    '0',
    wholeNumber(0, 10),
    'Number of your proxies in front that append to X-Forwarded-For; 0 ignores the header.',
  ),
  DRAIN_DELAY_MS: setting(
    '0',
    wholeNumber(0, 600_000),
    'How long a stopping server still accepts visitors while /readyz answers 503, in milliseconds.',
  ),
  SHUTDOWN_GRACE_MS: setting(
    '10000',
    wholeNumber(0, 600_000),
    'How long a stop waits for answers in progress, in milliseconds.',
  ),
  FRAME_ANCESTORS: optional(
    framingOrigins,
    'Web origins whose pages may show the game in a frame, separated by blanks, like https://moodle.example.org https://*.instructure.com; none if not set.',
  ),
  RATE_PER_VISITOR: setting(
    '600',
    wholeNumber(0, 1_000_000),
    'Scene requests that one visitor may send per minute; 0 means no limit.',
  ),
  RATE_TOTAL: setting(
    '6000',
    wholeNumber(0, 10_000_000),
    'Calls to DeepSeek and Pexels per minute for all visitors together; 0 means no limit. Over it, visitors get prepared scenes.',
  ),
  CALLS_PER_DAY: setting(
    '1000',
    wholeNumber(0, 10_000_000),
    'Requests to DeepSeek and Pexels a day (UTC), repairs and failed ones included; 0 means no limit. Over it, visitors get prepared scenes.',
  ),
  DEEPSEEK_API_KEY: optional(
    key,
    'Key for DeepSeek, which then writes choices and backgrounds.',
    true,
  ),
  DEEPSEEK_BASE_URL: optional(
    chatAddress,
    'Another endpoint with the OpenAI chat completions format, with or without a key; the default is https://api.deepseek.com.',
  ),
  DEEPSEEK_MODEL: setting(
    'deepseek-flash',
    word,
    'Name of the model at that endpoint. Endpoints retire their models: docs/hosting.md says what to do then.',
  ),
  PEXELS_API_KEY: optional(key, 'Key for Pexels, which is then searched for pictures.', true),
  PEXELS_BASE_URL: setting('https://api.pexels.com', serviceAddress, 'Address of the Pexels API.'),
  IMAGE_ORIGINS: setting(
    'https://images.pexels.com',
    origins,
    'Web origins that pictures may come from, separated by commas; pictures from others are not used.',
  ),
  ON_PROVIDER_FAILURE: setting(
    'curated',
    oneOf('curated', 'error'),
    'What happens if a provider fails: curated sends a prepared scene, error answers 502.',
  ),
  ALLOW_ANY_PROMPT: setting(
    'false',
    flag,
    "true also forwards prompts that the game does not send, at your key's cost.",
  ),
  PROVIDER_TIMEOUT_MS: setting(
    '60000',
    wholeNumber(100, 600_000),
    'Longest time of one request to a provider, in milliseconds.',
  ),
  VISITOR_WAIT_MS: setting(
    '8000',
    wholeNumber(0, 120_000),
    'Longest time a visitor waits for a generated scene while the pool is empty, in milliseconds.',
  ),
  POOL_SIZE: setting(
    '4',
    wholeNumber(1, 50),
    "Answers kept ready for each part of each era's scene.",
  ),
  POOL_MAX_AGE_HOURS: setting(
    '24',
    wholeNumber(1, 8_760),
    'Age in hours at which a kept answer is replaced in the background.',
  ),
  POOL_WARM_UP: setting(
    'true',
    flag,
    'true generates one scene of each era at start, so that the first visitor does not wait.',
  ),
  REDIS_URL: optional(
    redisAddress,
    'Redis or Valkey that keeps the pool and the limits for several servers, like redis://127.0.0.1:6379.',
    true,
  ),
} as const;

/** The values of all settings by name; null for one that is off. */
export type Settings = {
  readonly [Name in keyof typeof definitions]: (typeof definitions)[Name] extends SettingDefinition<
    infer Schema,
    infer Fallback
  >
    ? v.InferOutput<Schema> | (Fallback extends null ? null : never)
    : never;
};
