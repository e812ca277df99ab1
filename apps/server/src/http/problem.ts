import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The JSON of an answer that is an error, in the manner of RFC 9457. */
export interface Problem {
  /** A stable word that names the error for programs. */
  readonly code: string;
  readonly status: number;
  /** One sentence for people: what was wrong and what would be right. */
  readonly detail: string;
  readonly requestId: string;
}

/** Answers with an error as `application/problem+json`; nothing may keep it. */
export function answerProblem(
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
