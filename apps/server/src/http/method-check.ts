import type { Hono, MiddlewareHandler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { sendProblem } from './problem';

/** Answers 405 with an Allow header if a path of `app` is called by a method that it does not take. */
export function methodCheck(app: Hono): MiddlewareHandler {
  return methodNotAllowed({
    app,
    onMethodNotAllowed: (c, methods) => {
      c.header('Allow', methods.join(', '));
      const detail = `${c.req.path} takes ${methods.join(' and ')} only.`;
      return sendProblem(c, 405, 'method_not_allowed', detail);
    },
  });
}
