import type { Context } from 'hono';
import * as v from 'valibot';
import { recogniseRequest, sceneKinds, type SceneRequest } from '../scenes/scene';
import { answerProblem } from './problem';

/** In bytes; the game's own bodies are about two thousand. */
const longestBody = 16 * 1024;

const longestPrompt = 6000;

const body = v.strictObject({
  prompt: v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(longestPrompt)),
  type: v.picklist(sceneKinds),
  period: v.pipe(
    v.string(),
    v.maxLength(60),
    v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be a slug like "medieval"'),
  ),
});

/**
 * Reads the body of `POST /api/deepseek` (SPEC §7). Gives the request, or the answer that refuses it: 415
 * without JSON, 411 and 413 for its length, 400 for what cannot be read, 422 for what the game does not send unless `anyPrompt` is set.
 */
export async function readSceneBody(
  c: Context,
  anyPrompt: boolean,
): Promise<SceneRequest | Response> {
  if (!/^application\/json\s*(?:;|$)/i.test(c.req.header('Content-Type') ?? '')) {
    return answerProblem(c, 415, 'not_json', 'Send the body as application/json.');
  }
  // A body whose length is told before it is sent cannot turn out longer.
  const length = c.req.header('Content-Length');
  if (length === undefined) {
    return answerProblem(c, 411, 'length_required', 'Send the body with its Content-Length.');
  }
  if (Number(length) > longestBody) {
    return answerProblem(c, 413, 'body_too_large', `The body is longer than ${longestBody} bytes.`);
  }
  const data: unknown = await c.req.json().catch(() => undefined);
  if (data === undefined) {
    return answerProblem(c, 400, 'unreadable_body', 'The body is not valid JSON.');
  }
  const parsed = v.safeParse(body, data, { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    const place = v.getDotPath(issue) ?? 'body';
    return answerProblem(c, 400, 'invalid_body', `${place}: ${explain(issue)}`);
  }
  const { type, period, prompt } = parsed.output;
  const request = recogniseRequest(type, period, prompt);
  if (request.known || anyPrompt) return request;
  return request.era === null
    ? answerProblem(c, 422, 'unknown_period', `There is no period "${period}".`)
    : answerProblem(c, 422, 'unknown_prompt', 'Only prompts that the game sends are answered.');
}

function explain({ expected, received, message }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'is missing';
  return expected === 'never' ? 'is not part of the call' : message;
}
