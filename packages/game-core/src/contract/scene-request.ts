import { eraBySlug } from '../eras/built-in';
import type { Era } from '../eras/era';
import { type PromptSource, scenePrompt } from './prompts';
import type { ScenePart } from './scene-parts';
import type { SceneRequest } from './scene-request-schema';

/** Creates the body of a request for one part of a period's scenario. The period is named by its slug (SPEC §7). */
export function createSceneRequest(
  part: ScenePart,
  slug: string,
  scenario: PromptSource,
): SceneRequest {
  return { prompt: scenePrompt(part, scenario), type: part, period: slug };
}

/** Returns the era of a slug, or undefined if there is none. */
export type EraOf = (slug: string) => Era | undefined;

/** The era and the part in a request that the game itself sends. */
export interface RecognisedRequest {
  readonly era: Era;
  readonly part: ScenePart;
}

/**
 * Returns the era and the part of a request that the game itself sends. Returns null for any other prompt or period.
 * Space around the prompt is ignored. `eraOf` knows the eras; by default the built-in ones.
 */
export function recogniseSceneRequest(
  { prompt, type, period }: SceneRequest,
  eraOf: EraOf = eraBySlug,
): RecognisedRequest | null {
  const era = eraOf(period);
  if (era === undefined || prompt.trim() !== scenePrompt(type, era.scenario)) return null;
  return { era, part: type };
}
