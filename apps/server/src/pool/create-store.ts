import type { Logger } from 'pino';
import { insureStore } from './insured-store';
import { createMemoryStore } from './memory-store';
import type { RedisClient } from './redis-connection';
import type { PoolStore } from './store';

/** Creates the store of the pool: Redis with this process as its fallback, or this process alone. */
export async function createStore(
  client: RedisClient | null,
  imageOrigins: readonly string[],
  logger: Logger,
): Promise<PoolStore> {
  const memory = createMemoryStore();
  if (client === null) return memory;
  // Imported here, so that a server without Redis starts sooner.
  const { createRedisStore } = await import('./redis-store');
  return insureStore(createRedisStore(client, imageOrigins), memory, logger);
}
