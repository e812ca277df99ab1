import { fileURLToPath } from 'node:url';
import {
  flag,
  key,
  oneOf,
  origins,
  redisAddress,
  serviceAddress,
  text,
  wholeNumber,
  word,
  type Parser,
} from './parsers';

/** One setting: how it is read, what holds where it is not set, and what `--help` says of it. */
export interface Setting<T> {
  readonly parse: Parser<T>;
  /** The text that is parsed where the environment says nothing; null leaves the setting off. */
  readonly fallback: string | null;
  readonly about: string;
  /** Secrets are never printed. */
  readonly secret?: boolean;
}

function setting<T>(fallback: string, parse: Parser<T>, about: string): Setting<T> {
  return { fallback, parse, about };
}

function optional<T>(parse: Parser<T>, about: string, secret = false): Setting<T | null> {
  return { fallback: null, parse, about, secret };
}

const builtGame = fileURLToPath(new URL('../../game/dist', import.meta.url));

/** Every setting of the server by the name of its environment variable, in the order of `--help`. */
export const definitions = {
  PORT: setting('4173', wholeNumber(0, 65_535), 'Port to listen on; 0 takes any free one.'),
  HOST: setting('127.0.0.1', word, 'Address to listen on; 0.0.0.0 lets other machines in.'),
  SITE_DIR: setting(builtGame, text, 'Folder of the built game.'),
  LOG_LEVEL: setting(
    'info',
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    'The least severe message that is logged: trace, debug, info, warn, error, fatal or silent.',
  ),
  LOG_FORMAT: setting(
    'auto',
    oneOf('auto', 'json', 'pretty'),
    'json, pretty, or auto: pretty on a terminal and json elsewhere.',
  ),
  TRUST_PROXY: setting(
    '0',
    wholeNumber(0, 10),
    'How many proxies of yours stand in front and append to X-Forwarded-For; 0 ignores the header.',
  ),
  SHUTDOWN_GRACE_MS: setting(
    '10000',
    wholeNumber(0, 600_000),
    'How long a stop waits for the answers under way, in milliseconds.',
  ),
  RATE_PER_VISITOR: setting(
    '600',
    wholeNumber(0, 1_000_000),
    'Scene requests one visitor may send in a minute; 0 sets no limit.',
  ),
  RATE_TOTAL: setting(
    '6000',
    wholeNumber(0, 10_000_000),
    'Scene requests all visitors together may send in a minute; 0 sets no limit.',
  ),
  DEEPSEEK_API_KEY: optional(
    key,
    'Key for DeepSeek: choices and background are written by it.',
    true,
  ),
  DEEPSEEK_BASE_URL: optional(
    serviceAddress,
    'Another endpoint that speaks the OpenAI chat completions format, with or without a key; not set means https://api.deepseek.com.',
  ),
  DEEPSEEK_MODEL: setting('deepseek-chat', word, 'Model that is asked.'),
  PEXELS_API_KEY: optional(key, 'Key for Pexels: pictures are searched there.', true),
  PEXELS_BASE_URL: setting('https://api.pexels.com', serviceAddress, 'Address of the Pexels API.'),
  IMAGE_ORIGINS: setting(
    'https://images.pexels.com',
    origins,
    'Web origins pictures may come from, parted by commas; answers with others are refused.',
  ),
  ON_PROVIDER_FAILURE: setting(
    'curated',
    oneOf('curated', 'error'),
    'curated answers from the hand-written scenes where a provider fails; error answers 502.',
  ),
  ALLOW_ANY_PROMPT: setting(
    'false',
    flag,
    "true also forwards prompts that the game does not send, at your key's cost.",
  ),
  PROVIDER_TIMEOUT_MS: setting(
    '60000',
    wholeNumber(100, 600_000),
    'Longest time one request to a provider may take, in milliseconds.',
  ),
  VISITOR_WAIT_MS: setting(
    '8000',
    wholeNumber(0, 120_000),
    'Longest time a visitor waits for a fresh scene while the pool is empty, in milliseconds.',
  ),
  POOL_SIZE: setting('4', wholeNumber(1, 50), 'Scenes kept ready for each era and kind.'),
  POOL_MAX_AGE_HOURS: setting(
    '24',
    wholeNumber(1, 8_760),
    'Age in hours at which a kept scene is replaced in the background.',
  ),
  POOL_WARM_UP: setting(
    'true',
    flag,
    'true asks for one scene of each era and kind at start, so that the first visitor need not wait.',
  ),
  REDIS_URL: optional(
    redisAddress,
    'Redis or Valkey that holds pool and limits for many servers, like redis://127.0.0.1:6379.',
    true,
  ),
} as const;

/** The settings by name, parsed. */
export type Settings = {
  readonly [Name in keyof typeof definitions]: (typeof definitions)[Name] extends Setting<infer T>
    ? T
    : never;
};
