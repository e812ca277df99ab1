import type { Problem } from '@time-traveler/game-core/contract';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Answers with an error as `application/problem+json`, which is never cached. */
export function sendProblem(
  c: Context,
  status: ContentfulStatusCode,
  code: string,
  detail: string,
): Response {
  const problem: Problem = { code, status, detail, requestId: String(c.get('requestId') ?? '') };
  c.header('Cache-Control', 'no-store');
  return c.body(JSON.stringify(problem), status, {
    'Content-Type': 'application/problem+json; charset=utf-8',
  });
}
