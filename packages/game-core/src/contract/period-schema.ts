import * as v from 'valibot';
import type { Period } from '../eras/era';
import { periodSceneSchema } from './scene-schema';
import { slugSchema } from './text-schemas';

/** One period of the timeline, as the server sends it (SPEC §3). */
export const periodSchema = v.strictObject({
  id: v.pipe(v.number(), v.integer()),
  name: v.pipe(v.string(), v.minLength(1)),
  slug: slugSchema,
  startYear: v.pipe(
    v.number(),
    v.integer(),
    v.description('The first year; negative before the common era.'),
  ),
  endYear: v.pipe(
    v.number(),
    v.integer(),
    v.description('The last year; negative before the common era.'),
  ),
  description: v.string(),
  color: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
  icon: v.string(),
  musicUrl: v.pipe(v.string(), v.regex(/^\/api\/audio\/[a-z0-9-]+\.mp3$/)),
  scene: v.optional(periodSceneSchema),
}) satisfies v.GenericSchema<unknown, Period>;

/** The answer of `GET /api/periods`: the periods in their order on the timeline (SPEC §7). */
export const periodsAnswerSchema = v.pipe(v.array(periodSchema), v.minLength(1));
