import { ProviderError, retryAfterMs } from './provider';
import { safeQuote } from './safe-quote';

/** A service that is called over HTTP, and the settings that decide how. */
export interface CalledService {
  /** The name in messages. */
  readonly name: string;
  /** Null if it is called without a key. */
  readonly key: string | null;
  /** The name of the model; undefined if the service has none to choose from. */
  readonly model?: string;
  /** A field of the request that some endpoints do not know. */
  readonly optionalField?: string;
  /** The names of the settings. */
  readonly settings: { readonly key: string; readonly address: string; readonly model?: string };
}

/** An answer with an error status, or with an error in its body. */
export interface ErrorAnswer {
  /** 200 if only the body says that it is an error. */
  readonly status: number;
  /** The header Retry-After. */
  readonly retryAfter: string | null;
  /** The header X-Ratelimit-Reset. */
  readonly reset: string | null;
  /** The text of the body; may be empty. */
  readonly body: string;
}

/** Returns the error for an answer that is one. Its message says what is wrong and which setting to change. */
export function refusal(service: CalledService, answer: ErrorAnswer): ProviderError {
  const { status, retryAfter, reset } = answer;
  const reported = readError(answer.body);
  const wait = retryAfterMs(retryAfter, Date.now());
  if (service.model !== undefined && isUnknownModel(status, reported)) {
    const model = safeQuote(service.model, service.key);
    return new ProviderError(
      'unknown-model',
      `The model "${model}" is unknown to this endpoint: set ${service.settings.model} (status ${status})`,
    );
  }
  if (status === 429 && !isOutOfBalance(reported)) {
    return new ProviderError(
      'rate-limited',
      `${service.name} limits our requests: wait, lower RATE_TOTAL, or get a higher limit there (status 429)`,
      wait ?? resetAfterMs(reset, Date.now()),
    );
  }
  const text = quotes.has(status)
    ? safeQuote(reported.message, service.key) || safeQuote(reported.code.trim(), service.key)
    : '';
  const namesField =
    service.optionalField !== undefined &&
    (status === 400 || status === 422) &&
    answer.body.includes(service.optionalField);
  return new ProviderError(
    namesField ? 'unknown-field' : 'refused',
    `${adviceOn(status, service)} (status ${status}${text && `, "${text}"`})`,
    wait,
  );
}

/** The statuses of which only the service's own words say what is wrong. */
const quotes: ReadonlySet<number> = new Set([200, 400, 413, 422]);

function adviceOn(status: number, { name, key, settings }: CalledService): string {
  const both =
    settings.model === undefined ? settings.address : `${settings.address} and ${settings.model}`;
  if (status >= 300 && status < 400) {
    return `${name} answers with a redirect: set ${settings.address} to the address to which it leads`;
  }
  switch (status) {
    case 401:
      return key === null
        ? `${name} needs a key: set ${settings.key}`
        : `${name} does not accept the key: check ${settings.key}`;
    case 402:
    case 429:
      return `${name} says that the account has no balance left: top it up, or set ${settings.key} to a key of another account`;
    case 403:
      return `${name} does not allow this key to do this, or calls from this place: check ${settings.key}`;
    case 404:
    case 405:
    case 410:
      return `${name} has no such call at this address: check ${settings.address}`;
    case 413:
      return `The request is too large for this endpoint or for a proxy on the way to it: check ${both}`;
    case 422:
      return `${name} does not accept a parameter of the request: check ${both}`;
    case 503:
    case 529:
      return `${name} is overloaded: nothing needs to be changed, the server tries again`;
  }
  if (status >= 500) {
    return `${name} has a fault of its own: nothing needs to be changed, the server tries again`;
  }
  return `${name} refuses the request: check ${both}`;
}

interface ReportedError {
  readonly message: string;
  readonly code: string;
}

/** Reads an error body: `{ error: { message, code, type } }`, `{ error: "…" }` or the fields at the top. */
function readError(body: string): ReportedError {
  let data: unknown;
  try {
    data = JSON.parse(body);
  } catch {
    return { message: '', code: '' };
  }
  const top = record(data);
  const error = typeof top['error'] === 'string' ? { message: top['error'] } : top['error'];
  const { message, code, type } = record(error ?? top);
  return {
    message: typeof message === 'string' ? message : '',
    code: `${textOr(code)} ${textOr(type)}`,
  };
}

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const textOr = (value: unknown): string => (typeof value === 'string' ? value : '');

const modelCode =
  /\b(?:model_(?:not_found|not_exist|decommissioned|deprecated)|(?:invalid|unknown)_model)/i;
// The words of DeepSeek, OpenAI, vLLM, Ollama, Mistral, OpenRouter, Groq and SiliconFlow.
const modelGone =
  /^(?:error:? *)?(?:the )?(?:requested )?models?\b[^.,;:]{0,200}\b(?:not exist|doesn't exist|not found|decommissioned|deprecated|retired|discontinued|no longer)\b/i;
const modelWrong =
  /\b(?:invalid|unknown|no such) model\b(?! \w)|\bnot a valid model\b|\bsupported (?:api )?model names?\b/i;

/** True if the answer says that the model is unknown. Other complaints about a model, such as a parameter that it lacks, are not meant. */
function isUnknownModel(status: number, { message, code }: ReportedError): boolean {
  if (status === 410) return true;
  if (![200, 400, 404, 422].includes(status)) return false;
  const words = message.slice(0, 500).trim();
  return modelCode.test(code) || modelGone.test(words) || modelWrong.test(words);
}

const isOutOfBalance = ({ message, code }: ReportedError): boolean =>
  /insufficient_(?:quota|balance)/i.test(code) || /insufficient (?:balance|quota)/i.test(message);

/**
 * Reads an X-Ratelimit-Reset header: the second or millisecond since 1970 at which the limit ends, or the seconds until
 * then. Returns milliseconds after `now`, or null if the header is missing or malformed.
 */
export function resetAfterMs(header: string | null, now: number): number | null {
  if (header === null || !/^\d{1,15}(?:\.\d+)?$/.test(header.trim())) return null;
  const value = Number(header);
  const wait = value >= 1e11 ? value - now : value >= 1e9 ? value * 1000 - now : value * 1000;
  return Math.max(0, wait);
}
