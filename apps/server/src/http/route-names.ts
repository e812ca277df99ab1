import { PERIODS_PATH, SCENE_PATH } from '@time-traveler/game-core/contract';

const named: ReadonlySet<string> = new Set([
  '/',
  '/healthz',
  '/readyz',
  '/api/openapi.json',
  PERIODS_PATH,
  SCENE_PATH,
]);

/**
 * Returns the name of a request's route for metrics and traces. There are only a few names, whatever paths
 * visitors send: an unknown path is `other`.
 */
export function routeName(path: string, status: number): string {
  if (named.has(path)) return path;
  if (status === 404 || status === 405) return 'other';
  return path.startsWith('/api/audio/') ? '/api/audio/*' : 'file';
}
