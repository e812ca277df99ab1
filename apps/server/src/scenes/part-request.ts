import { eraBySlug, type Era } from '@time-traveler/game-core';
import {
  createSceneRequest,
  type EraOf,
  recogniseSceneRequest,
  type ScenePart,
  type SceneRequest,
} from '@time-traveler/game-core/contract';

/** A valid request for one part of a scene, with what the server knows about it. */
export interface PartRequest {
  readonly part: ScenePart;
  readonly slug: string;
  /** The prompt, without space around it. */
  readonly prompt: string;
  /** The era of the slug; null for a period that only the operator's own game knows. */
  readonly era: Era | null;
  /** True if the game itself sends this prompt. Its answers are kept for the next visitor. */
  readonly fromGame: boolean;
}

/**
 * Converts the body of a call, and finds out whether the game itself sends it (SPEC §7). `eraOf` knows the eras; by default
 * the built-in ones.
 */
export function toPartRequest(body: SceneRequest, eraOf: EraOf = eraBySlug): PartRequest {
  const { type, period, prompt } = body;
  return {
    part: type,
    slug: period,
    prompt: prompt.trim(),
    era: eraOf(period) ?? null,
    fromGame: recogniseSceneRequest(body, eraOf) !== null,
  };
}

/** Returns the request that the game sends for one part of an era's scene. */
export function gameRequest(era: Era, part: ScenePart): PartRequest {
  return toPartRequest(createSceneRequest(part, era.period.slug, era.scenario), () => era);
}
