import type { SceneAnswer, ScenePart } from '@time-traveler/game-core/contract';
import type { PartRequest } from '../scenes/part-request';

/** A service that makes parts of scenes. */
export interface SceneProvider {
  /** The name in logs and in the answer of /readyz. */
  readonly name: string;
  /** The parts that it makes. */
  readonly parts: readonly ScenePart[];
  /**
   * Makes one answer, or several of equal worth, checked and sanitised. Rejects with {@link ProviderError} if
   * the service fails, with the signal's reason if it is aborted, and with a TypeError for a part that is not
   * among `parts`.
   */
  generate(request: PartRequest, signal: AbortSignal): Promise<readonly SceneAnswer[]>;
  /** True while the service is not called for this part because it keeps failing; without a part, for any. */
  isResting(part?: ScenePart): boolean;
}

/** Why a provider failed, for logs. It never contains a key or the text of an answer. */
export type ProviderFailure =
  'timeout' | 'rate-limited' | 'refused' | 'unreachable' | 'unusable' | 'resting' | 'busy';

/** A provider returned no usable answer. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly failure: ProviderFailure;
  /** How long the service asked not to be called, in milliseconds; null if it did not. */
  readonly retryAfterMs: number | null;

  constructor(failure: ProviderFailure, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Throws a TypeError if a provider does not make this part: the caller asked the wrong service. */
export function assertMakes<Part extends ScenePart>(
  name: string,
  parts: readonly Part[],
  part: ScenePart,
): asserts part is Part {
  if (!parts.some((made) => made === part)) throw new TypeError(`${name} does not make ${part}`);
}

/**
 * Reads a Retry-After header, which has seconds or a date. Returns milliseconds after `now`, or null if the
 * header is missing or malformed.
 */
export function retryAfterMs(header: string | null | undefined, now: number): number | null {
  if (header === null || header === undefined || header.trim() === '') return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

const advice: Readonly<Record<number, string>> = {
  301: ': check its base URL',
  302: ': check its base URL',
  307: ': check its base URL',
  308: ': check its base URL',
  401: ': check its API key',
  402: ': check the balance of its account',
  403: ': check its API key',
  404: ': check its base URL and model',
};

/** Creates the error for an error status. Its message tells the operator what to do. */
export function refusal(
  name: string,
  status: number,
  retryAfter: string | null | undefined,
): ProviderError {
  const wait = retryAfterMs(retryAfter, Date.now());
  return status === 429
    ? new ProviderError('rate-limited', `${name} limits our requests`, wait)
    : new ProviderError(
        'refused',
        `${name} answered with status ${status}${advice[status] ?? ''}`,
        wait,
      );
}
