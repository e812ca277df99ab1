import { MutationObserver, QueryClient } from '@tanstack/react-query';
import {
  type Fetch,
  type GenerationBody,
  apiRequest,
  cacheDefaults,
  createDefaultRead,
} from '@time-traveler/game-core';

/** The calls that the game makes (SPEC §7); each rejects with what went wrong. */
export interface Api {
  /** Reads the list of periods, once for as long as the page lives. */
  readonly periods: () => Promise<unknown>;
  /** Asks for one part of a scene. */
  readonly generate: (body: GenerationBody, signal: AbortSignal) => Promise<unknown>;
}

/** Creates the calls over a cache with the defaults of SPEC §9. */
export function createApi(fetch: Fetch<AbortSignal>): Api {
  const queryClient = new QueryClient({
    defaultOptions: {
      ...cacheDefaults,
      // An offline device gets its failure at once, not when it is online again.
      mutations: { ...cacheDefaults.mutations, networkMode: 'always' },
      queries: {
        ...cacheDefaults.queries,
        networkMode: 'always',
        queryFn: createDefaultRead(fetch, { on401: 'throw' }),
      },
    },
  });
  return {
    periods: () => queryClient.fetchQuery({ queryKey: ['/api/periods'] }),
    generate(body, signal) {
      const mutation = new MutationObserver(queryClient, {
        // The cache would keep every answer, and nobody reads them from there.
        gcTime: 0,
        mutationFn: async (): Promise<unknown> => {
          const response = await apiRequest(fetch, 'POST', '/api/deepseek', body, signal);
          return response.json();
        },
      });
      // A mutation that is still observed is never collected.
      return mutation.mutate().finally(() => mutation.reset());
    },
  };
}
