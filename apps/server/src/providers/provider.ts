import type { SceneAnswer, SceneKind, SceneRequest } from '../scenes/scene';

/** A service that makes parts of scenes. */
export interface SceneProvider {
  /** The name in logs and health answers. */
  readonly name: string;
  readonly kinds: readonly SceneKind[];
  /**
   * Makes one answer or several of equal worth, checked and sanitised; rejects with {@link ProviderError}
   * or what the signal was aborted with.
   */
  generate(request: SceneRequest, signal: AbortSignal): Promise<readonly SceneAnswer[]>;
  /** True while the service is left alone because it keeps failing at this kind; where none is named, at any. */
  isResting(kind?: SceneKind): boolean;
}

/** Why a provider gave nothing, for logs; the kind of failure never carries a key or an answer's text. */
export type ProviderFailure =
  'timeout' | 'rate-limited' | 'refused' | 'unreachable' | 'unusable' | 'resting' | 'busy';

/** A provider gave no usable answer. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
  readonly failure: ProviderFailure;
  /** How long the service asked to be left alone, in milliseconds. */
  readonly retryAfterMs: number | null;

  constructor(failure: ProviderFailure, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.failure = failure;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Reads a Retry-After header, in seconds or as a date; gives milliseconds from `now`, null without one. */
export function retryAfterMs(header: string | null | undefined, now: number): number | null {
  if (header === null || header === undefined || header.trim() === '') return null;
  const seconds = Number(header);
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : null;
}

const advice: Readonly<Record<number, string>> = {
  401: ': check its API key',
  402: ': check the balance of its account',
  403: ': check its API key',
  404: ': check its base URL and model',
};

/** The error for an answer with an error status; the message tells the operator what can be done. */
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
