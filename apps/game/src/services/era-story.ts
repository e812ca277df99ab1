import { type Period, type Story, eraBySlug } from '@time-traveler/game-core';
import { loadStory, tellable } from '@time-traveler/game-core/stories';
import type { Fetch } from '@time-traveler/game-core/requests';
import { loadMorePictures } from '../picture-source';
import { siteFetch } from '../site-address';
import type { Api } from './api';

/** Loads the API calls, whose library the first screen does not need. */
export const loadApi = (fetch: Fetch<AbortSignal> = siteFetch): Promise<Api> =>
  import('./api').then(({ createApi }) => createApi(fetch));

/**
 * Loads what an era tells after a decision: from the server, if the scene of its period says that it has a story, else from
 * the game's own files, with the descriptions of the pictures that its endings show. Rejects if it cannot be loaded or is
 * malformed; without the descriptions it is shown too.
 */
export async function loadEraStory(
  slug: string,
  period: Period | undefined,
  load: () => Promise<Pick<Api, 'story'>> = loadApi,
  loadOwn: typeof loadStory = loadStory,
): Promise<Story> {
  if (eraBySlug(slug) || !period?.scene?.story) {
    const [own] = await Promise.all([loadOwn(slug), loadMorePictures().catch(() => {})]);
    return own;
  }
  const story = await (await load()).story(slug);
  if (!story.ok) throw new Error(story.reason);
  return tellable(story.value);
}
