import { QueryClient } from '@tanstack/react-query';
import type { EraStory, Period } from '@time-traveler/game-core';
import {
  type Accepted,
  type PartAnswer,
  acceptPart,
  acceptPeriods,
  acceptStory,
} from '@time-traveler/game-core/answers';
import {
  PERIODS_PATH,
  SCENE_PATH,
  type SceneRequest,
  storyPath,
} from '@time-traveler/game-core/contract';
import {
  type Fetch,
  apiRequest,
  cacheDefaults,
  createDefaultRead,
} from '@time-traveler/game-core/requests';

/** The calls that the game makes (SPEC §7). Each checks its answer, and rejects if the request fails. */
export interface Api {
  /** Reads the list of periods, once per page load. */
  readonly periods: () => Promise<Accepted<readonly Period[]>>;
  /** Reads what an era that is not built in tells after a decision. */
  readonly story: (slug: string) => Promise<Accepted<EraStory>>;
  /** Requests one part of a scene. */
  readonly generate: (body: SceneRequest, signal: AbortSignal) => Promise<Accepted<PartAnswer>>;
}

/** Creates the calls over a cache with the defaults of SPEC §9. */
export function createApi(fetch: Fetch<AbortSignal>): Api {
  const queryClient = new QueryClient({
    defaultOptions: {
      ...cacheDefaults,
      queries: {
        ...cacheDefaults.queries,
        // On an offline device a request fails at once, not when the device is online again.
        networkMode: 'always',
        queryFn: createDefaultRead(fetch, { on401: 'throw' }),
      },
    },
  });
  return {
    async periods() {
      return acceptPeriods(await queryClient.fetchQuery({ queryKey: [PERIODS_PATH] }));
    },
    async story(slug) {
      const response = await apiRequest(fetch, 'GET', storyPath(slug));
      return acceptStory(await response.json());
    },
    async generate(body, signal) {
      const response = await apiRequest(fetch, 'POST', SCENE_PATH, body, signal);
      return acceptPart(body.type, await response.json());
    },
  };
}
