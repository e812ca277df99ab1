/** Default options for the data cache: nothing is read again by itself, nothing goes stale, nothing is retried (SPEC §4, §9). */
export const cacheDefaults = {
  queries: {
    refetchInterval: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    retry: false,
  },
  mutations: { retry: false },
} as const;
