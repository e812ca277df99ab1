import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { ProviderError } from '../providers/provider';
import type { SceneService } from '../answering/answer-service';
import { answerProblem } from './problem';
import { readSceneBody } from './scene-body';
import { readSeen, rememberSeen } from './seen-cookie';
import { isSecure, presence } from './visitor';

/** What the route of generated scenes works with. */
export interface SceneRouteParts {
  readonly scenes: SceneService;
  readonly limits: MiddlewareHandler;
  readonly anyPrompt: boolean;
  readonly proxies: number;
}

/** The status of an answer to a visitor who is gone; nobody reads it but the log. */
const clientClosedRequest = 499;

/** The route `POST /api/deepseek`: a part of a scene that the visitor has not met (SPEC §7). */
export function sceneRoutes({ scenes, limits, anyPrompt, proxies }: SceneRouteParts): Hono {
  const routes = new Hono();
  routes.post('/api/deepseek', limits, async (c) => {
    const request = await readSceneBody(c, anyPrompt);
    if (request instanceof Response) return request;
    const { kind, slug } = request;
    const seen = readSeen(c, kind);
    const visitor = presence(c);
    try {
      const { id, answer } = await scenes.answer(request, seen.get(slug) ?? [], visitor);
      if (request.known) rememberSeen(c, kind, seen, slug, id, isSecure(c, proxies));
      c.header('Cache-Control', 'no-store');
      return c.json(answer);
    } catch (error) {
      if (visitor.aborted) return new Response(null, { status: clientClosedRequest });
      if (!(error instanceof ProviderError)) throw error;
      return answerProblem(c, 502, 'generation_failed', 'The scene could not be generated.');
    }
  });
  return routes;
}
