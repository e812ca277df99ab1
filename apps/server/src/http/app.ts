import { Hono, type MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import { version } from '../../package.json';
import { openApiDocument } from '../openapi/document';
import type { SceneService } from '../answering/answer-service';
import type { Settings } from '../settings/settings';
import { answerFile } from '../site/serve-file';
import { inlineScriptSources } from '../site/inline-scripts';
import { memoryFile, type Site } from '../site/load';
import { siteRoutes } from '../site/routes';
import { healthRoutes, type Health } from './health-routes';
import { periodRoutes } from './period-routes';
import { answerProblem } from './problem';
import { requestLog } from './request-log';
import { sceneRoutes } from './scene-routes';
import { securityHeaders } from './security';

/** What the app needs from its surroundings. */
export interface AppParts {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly site: Site;
  readonly scenes: SceneService;
  readonly limits: MiddlewareHandler;
  readonly health: Health;
}

/** Builds the whole app: the game's files and the calls it makes (SPEC §7). */
export function createApp(parts: AppParts): Hono {
  const { settings, logger, site, scenes, limits, health } = parts;
  const description = memoryFile('application/json', JSON.stringify(openApiDocument(version)));
  const app = new Hono();
  app.use(requestId());
  app.use(requestLog(logger));
  app.use(
    securityHeaders({
      imageOrigins: settings.IMAGE_ORIGINS,
      inlineScripts: inlineScriptSources(site),
    }),
  );

  app.use('/api/deepseek', onlyMethods('POST'));
  for (const path of ['/api/periods', '/api/audio/*', '/api/openapi.json']) {
    app.use(path, onlyMethods('GET', 'HEAD'));
  }
  app.route('/', healthRoutes(health));
  app.route('/', periodRoutes(site));
  app.route(
    '/',
    sceneRoutes({
      scenes,
      limits,
      anyPrompt: settings.ALLOW_ANY_PROMPT,
      proxies: settings.TRUST_PROXY,
    }),
  );
  app.get('/api/openapi.json', (c) => answerFile(c, description));
  app.all('/api/*', (c) =>
    answerProblem(c, 404, 'unknown_call', `There is no call ${c.req.method} ${c.req.path}.`),
  );
  app.use(onlyMethods('GET', 'HEAD'));
  app.route('/', siteRoutes(site));
  app.onError((error, c) => {
    logger.error({ err: error, requestId: String(c.get('requestId') ?? '') }, 'request failed');
    return answerProblem(c, 500, 'internal_error', 'Something went wrong on the server.');
  });
  return app;
}

/** Refuses other methods than the given ones with 405 and Allow. */
function onlyMethods(...methods: readonly string[]): MiddlewareHandler {
  return async (c, next) => {
    if (methods.includes(c.req.method)) return next();
    c.header('Allow', methods.join(', '));
    const detail = `${c.req.path} takes ${methods.join(' and ')} only.`;
    return answerProblem(c, 405, 'method_not_allowed', detail);
  };
}
