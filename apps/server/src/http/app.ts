import { eraBySlug } from '@time-traveler/game-core';
import { Hono, type MiddlewareHandler } from 'hono';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import { version } from '../../package.json';
import type { AnswerService } from '../answering/answer-service';
import type { HostedEra } from '../hosted/hosted-eras';
import { openApiDocument } from '../openapi/document';
import type { Settings } from '../settings/settings';
import { memoryFile, type Site } from '../site/load';
import { siteRoutes } from '../site/routes';
import { allowedScriptSources } from '../site/script-sources';
import { serveFile } from '../site/serve-file';
import { allowSandboxes } from './framed';
import { healthRoutes, type Health } from './health-routes';
import { methodCheck } from './method-check';
import { periodRoutes } from './period-routes';
import { sendProblem } from './problem';
import { requestLog } from './request-log';
import { sceneRoutes } from './scene-routes';
import { securityHeaders } from './security';

/** What {@link createApp} needs. */
export interface AppOptions {
  readonly settings: Settings;
  readonly logger: Logger;
  readonly site: Site;
  readonly answers: AnswerService;
  /** The eras that the operator has added. */
  readonly hosted: readonly HostedEra[];
  readonly limits: MiddlewareHandler;
  readonly health: Health;
  /** What sees every request first, such as metrics and traces. */
  readonly observers: readonly MiddlewareHandler[];
}

/** Creates the whole app: the game's files and the calls it makes (SPEC §7). */
export function createApp(options: AppOptions): Hono {
  const { settings, logger, site, health, observers } = options;
  const app = new Hono();
  // Only a proxy of the operator may choose the id; a limit of 0 replaces every other.
  app.use(requestId(settings.TRUST_PROXY > 0 ? {} : { limitLength: 0 }));
  for (const observer of observers) app.use(observer);
  app.use(
    requestLog({
      logger,
      withAddress: settings.LOG_CLIENT_ADDRESS,
      proxies: settings.TRUST_PROXY,
    }),
  );
  app.use(
    securityHeaders({
      imageOrigins: settings.IMAGE_ORIGINS,
      inlineScripts: allowedScriptSources(site),
      frameAncestors: settings.FRAME_ANCESTORS,
    }),
  );

  app.route('/', healthRoutes(health));
  if (settings.FRAME_ANCESTORS !== null) app.use(allowSandboxes);
  app.route('/', apiRoutes(options));
  const pages = siteRoutes(site);
  app.use(methodCheck(pages));
  app.route('/', pages);
  app.onError((error, c) => {
    logger.error({ err: error, requestId: String(c.get('requestId') ?? '') }, 'request failed');
    return sendProblem(c, 500, 'internal_error', 'Something went wrong on the server.');
  });
  return app;
}

function apiRoutes({ settings, site, answers, hosted, limits }: AppOptions): Hono {
  const description = memoryFile('application/json', JSON.stringify(openApiDocument(version)));
  const added = new Map(hosted.map(({ era }) => [era.period.slug, era]));
  const scenes = {
    answers,
    eraOf: (slug: string) => eraBySlug(slug) ?? added.get(slug),
    limits,
    anyPrompt: settings.ALLOW_ANY_PROMPT,
    proxies: settings.TRUST_PROXY,
  };
  const api = new Hono();
  api.use('/api/*', methodCheck(api));
  api.route('/', periodRoutes(site, hosted));
  api.route('/', sceneRoutes(scenes));
  api.get('/api/openapi.json', (c) => serveFile(c, description));
  api.all('/api/*', (c) =>
    sendProblem(c, 404, 'unknown_call', `There is no call ${c.req.method} ${c.req.path}.`),
  );
  return api;
}
