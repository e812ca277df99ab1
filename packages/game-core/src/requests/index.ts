export type { DefaultReadOptions, Fetch, RequestOptions, ResponseLike } from './request';
export { cacheDefaults } from './cache-defaults';
export { ApiError, apiRequest, createDefaultRead } from './request';
