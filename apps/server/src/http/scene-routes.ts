import { type EraOf, SCENE_PATH } from '@time-traveler/game-core/contract';
import { Hono } from 'hono';
import type { MiddlewareHandler } from 'hono';
import { type AnswerService, NoAnswerError } from '../answering/answer-service';
import { ProviderError } from '../providers/provider';
import { toPartRequest } from '../scenes/part-request';
import { sendProblem } from './problem';
import { readSceneBody } from './scene-body';
import { readSeen, rememberSeen } from './seen-cookie';
import { isSecure, visitorSignal } from './visitor';

/** What {@link sceneRoutes} needs. */
export interface SceneRouteOptions {
  readonly answers: AnswerService;
  readonly limits: MiddlewareHandler;
  /** Knows the eras on the timeline. */
  readonly eraOf: EraOf;
  /** True if prompts that the game does not send are answered too. */
  readonly anyPrompt: boolean;
  /** The number of the operator's proxies in front. */
  readonly proxies: number;
}

/** The status for a visitor who has left; only the log shows it. */
const clientClosedRequest = 499;

/** Creates the route `POST /api/deepseek`: one part of a scene that the visitor has not seen (SPEC §7). */
export function sceneRoutes({
  answers,
  eraOf,
  limits,
  anyPrompt,
  proxies,
}: SceneRouteOptions): Hono {
  const routes = new Hono();
  routes.post(SCENE_PATH, limits, async (c) => {
    const body = await readSceneBody(c);
    if (body instanceof Response) return body;
    const request = toPartRequest(body, eraOf);
    if (!request.fromGame && !anyPrompt) {
      return request.era === null
        ? sendProblem(c, 422, 'unknown_period', `There is no period "${request.slug}".`)
        : sendProblem(c, 422, 'unknown_prompt', 'Only prompts that the game sends are answered.');
    }
    const { part, slug } = request;
    const seen = readSeen(c, part);
    const visitor = visitorSignal(c);
    try {
      const { id, answer } = await answers.answer(request, seen.get(slug) ?? [], visitor);
      if (request.fromGame) rememberSeen(c, part, seen, slug, id, isSecure(c, proxies));
      c.header('Cache-Control', 'no-store');
      return c.json(answer);
    } catch (error) {
      if (visitor.aborted) return new Response(null, { status: clientClosedRequest });
      if (error instanceof ProviderError || error instanceof NoAnswerError) {
        return sendProblem(c, 502, 'generation_failed', 'The scene could not be generated.');
      }
      throw error;
    }
  });
  return routes;
}
