import { createClient } from '@redis/client';
import type { Logger } from 'pino';

const connectMs = 3000;
const commandMs = 1000;
const longestRetryMs = 5000;

/** REDIS_URL leads nowhere; the message says what to check. */
export class RedisUnreachableError extends Error {
  override readonly name = 'RedisUnreachableError';
}

/** A connection to Redis or Valkey. */
export type RedisConnection = Awaited<ReturnType<typeof connectRedis>>;

/**
 * Connects to Redis or Valkey; rejects with {@link RedisUnreachableError} where it does not answer. Once
 * connected, commands fail at once while the connection is away, and it comes back by itself.
 */
export async function connectRedis(url: string, logger: Logger) {
  let connected = false;
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: commandMs },
    socket: {
      connectTimeout: connectMs,
      // Before the first connection there is nothing to wait for: the operator is told at once.
      reconnectStrategy: (tries) => connected && Math.min(100 * 2 ** tries, longestRetryMs),
    },
  });
  client.on('error', (error: Error) => {
    if (connected) logger.warn({ reason: error.message }, 'Redis is away');
  });
  client.on('ready', () => {
    if (connected) logger.info('Redis is back');
  });
  try {
    await client.connect();
  } catch (error) {
    if (client.isOpen) client.destroy();
    const reason = error instanceof Error ? error.message || 'no answer' : 'no answer';
    throw new RedisUnreachableError(
      `REDIS_URL cannot be reached (${reason}): start Redis or Valkey there, or leave REDIS_URL unset.`,
    );
  }
  connected = true;
  return client;
}
