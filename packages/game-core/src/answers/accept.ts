import * as v from 'valibot';
import { type ScenePart, storyAnswerSchema } from '../contract';
import type { Period } from '../eras/era';
import type { EraStory } from '../eras/stories/era-story';
import { type AcceptedAnswers, type PartAnswer, acceptedAnswerSchemas } from './accepted-answers';
import { acceptedPeriodsSchema } from './accepted-periods';

/** The result of a check: the accepted value, or the reason why it is refused. */
export type Accepted<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly reason: string };

/** Checks a server's answer to a request for one part of a scene (SPEC §5, §7). Unknown fields are left out. */
export function acceptAnswer<Part extends ScenePart>(
  part: Part,
  data: unknown,
): Accepted<AcceptedAnswers[Part]> {
  return accept<AcceptedAnswers[Part]>(acceptedAnswerSchemas[part], data);
}

/** Checks an answer like {@link acceptAnswer} and returns it together with the part that it is for. */
export function acceptPart(part: ScenePart, data: unknown): Accepted<PartAnswer> {
  const accepted = acceptAnswer(part, data);
  if (!accepted.ok) return accepted;
  // The compiler does not see that the answer is the one of this part.
  return { ok: true, value: { part, answer: accepted.value } as PartAnswer };
}

/** Checks the answer of `GET /api/periods` (SPEC §7). Unknown fields are left out. */
export function acceptPeriods(data: unknown): Accepted<readonly Period[]> {
  return accept(acceptedPeriodsSchema, data);
}

/** Checks the answer of a request for an era's story. Unknown fields are left out; choices bring their own endings. */
export function acceptStory(data: unknown): Accepted<EraStory> {
  const accepted = accept(storyAnswerSchema, data);
  return accepted.ok ? { ok: true, value: { ...accepted.value, endings: [] } } : accepted;
}

function accept<Value>(schema: v.GenericSchema<unknown, Value>, data: unknown): Accepted<Value> {
  const result = v.safeParse(schema, data, { abortEarly: true });
  if (result.success) return { ok: true, value: result.output };
  const [issue] = result.issues;
  const place = v.getDotPath(issue);
  return { ok: false, reason: place ? `${issue.message} (at ${place})` : issue.message };
}
