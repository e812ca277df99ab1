/** The defaults of the data cache: no automatic refetch, infinite stale time, no retries (SPEC §4, §9). */
export const cacheDefaults = {
  queries: {
    refetchInterval: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    retry: false,
  },
  mutations: { retry: false },
} as const;
