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
  /** Returns what is wrong and which setting to change, from a failed call until one succeeds; otherwise null. */
  problem(): string | null;
  /** Resolves with the names of the models that its endpoint offers; none if it does not tell. Never rejects. */
  models?(): Promise<readonly string[]>;
}

/** Why a provider failed, for logs. It never contains a key or the text of an answer. */
export type ProviderFailure =
  | 'timeout'
  | 'rate-limited'
  | 'refused'
  | 'unknown-model'
  | 'unknown-field'
  | 'unreachable'
  | 'unusable'
  | 'resting'
  | 'busy';

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
