import { type SceneRequest, sceneRequestSchema } from '@time-traveler/game-core/contract';
import type { Context } from 'hono';
import * as v from 'valibot';
import { sendProblem } from './problem';

/** In bytes. The game's own bodies have about two thousand. */
const longestBody = 16 * 1024;

/**
 * Reads the body of a call for a part of a scene (SPEC §7). Returns it, or the answer that refuses it: 415 if
 * it is not JSON, 411 or 413 for its length, 400 if it cannot be read or has another form.
 */
export async function readSceneBody(c: Context): Promise<SceneRequest | Response> {
  if (!/^application\/json\s*(?:;|$)/i.test(c.req.header('Content-Type') ?? '')) {
    return sendProblem(c, 415, 'not_json', 'Send the body as application/json.');
  }
  // Node reads no more of a body than its Content-Length says, so this check is enough.
  const length = c.req.header('Content-Length');
  if (length === undefined) {
    return sendProblem(c, 411, 'length_required', 'Send the body with its Content-Length.');
  }
  if (Number(length) > longestBody) {
    return sendProblem(c, 413, 'body_too_large', `The body is longer than ${longestBody} bytes.`);
  }
  const data: unknown = await c.req.json().catch(() => undefined);
  if (data === undefined) {
    return sendProblem(c, 400, 'unreadable_body', 'The body is not valid JSON.');
  }
  const parsed = v.safeParse(sceneRequestSchema, data, { abortEarly: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue) ?? 'body';
  return sendProblem(c, 400, 'invalid_body', `${field}: ${explain(issue)}`);
}

function explain({ expected, received, message }: v.BaseIssue<unknown>): string {
  if (received === 'undefined') return 'is missing';
  return expected === 'never' ? 'is not part of the call' : message;
}
