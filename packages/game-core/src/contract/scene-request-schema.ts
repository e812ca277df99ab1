import * as v from 'valibot';
import type { Immutable } from './immutable';
import { sceneParts } from './scene-parts';
import { slugSchema } from './text-schemas';

/** The body of `POST /api/deepseek` (SPEC §7). */
export const sceneRequestSchema = v.strictObject({
  prompt: v.pipe(
    v.string(),
    v.regex(/\S/, 'must not be empty'),
    v.maxLength(6_000),
    v.description(
      'For an image "Generate an image for {scenario title}", otherwise the scenario\'s description.',
    ),
  ),
  type: v.pipe(v.picklist(sceneParts), v.description('The part of the scene that is asked for.')),
  period: v.pipe(slugSchema, v.description("The era's slug.")),
});

/** The body of a request for one part of a scene. */
export type SceneRequest = Immutable<v.InferOutput<typeof sceneRequestSchema>>;
