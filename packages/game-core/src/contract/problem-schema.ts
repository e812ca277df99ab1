import * as v from 'valibot';
import type { Immutable } from './immutable';

/** The body of an answer that is an error, after RFC 9457; its type is `application/problem+json`. */
export const problemSchema = v.strictObject({
  code: v.pipe(
    v.string(),
    v.regex(/^[a-z_]+$/),
    v.description('A stable word that names the error for programs.'),
  ),
  status: v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)),
  detail: v.pipe(
    v.string(),
    v.minLength(1),
    v.description('One sentence for people: what was wrong, and what would be right.'),
  ),
  requestId: v.pipe(v.string(), v.minLength(1)),
});

/** The body of an answer that is an error. */
export type Problem = Immutable<v.InferOutput<typeof problemSchema>>;
