import { eraBySlug } from '../eras/built-in';
import type { Era } from '../eras/era';
import { type PromptSource, scenePrompt } from './prompts';
import type { ScenePart } from './scene-parts';
import type { SceneRequest } from './scene-request-schema';

/** Creates the body that asks for one part of the scenario of a period, which is named by its slug (SPEC §7). */
export function createSceneRequest(
  part: ScenePart,
  slug: string,
  scenario: PromptSource,
): SceneRequest {
  return { prompt: scenePrompt(part, scenario), type: part, period: slug };
}

/** What one of the game's own requests asks for. */
export interface RecognisedRequest {
  readonly era: Era;
  readonly part: ScenePart;
}

/**
 * Returns the built-in era and the part that a request asks for if the game itself sends this request, and
 * null for any other prompt or period. Space around the prompt is ignored.
 */
export function recogniseSceneRequest({
  prompt,
  type,
  period,
}: SceneRequest): RecognisedRequest | null {
  const era = eraBySlug(period);
  if (era === undefined || prompt.trim() !== scenePrompt(type, era.scenario)) return null;
  return { era, part: type };
}
