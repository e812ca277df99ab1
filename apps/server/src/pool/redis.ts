import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

const connectMs = 3000;
const commandMs = 1000;
const beatMs = 1000;
const longestRetryMs = 5000;

/** REDIS_URL leads to nothing usable; the message says what to check. */
export class RedisUnusableError extends Error {
  override readonly name = 'RedisUnusableError';
}

/** What sends commands to Redis or Valkey; they fail at once while the connection is away. */
export type RedisConnection = Awaited<ReturnType<typeof makeClient>>;

/** A Redis or Valkey in use; a connection that breaks or falls silent comes back by itself. */
export interface Redis {
  readonly connection: RedisConnection;
  close(): void;
}

/**
 * Connects to Redis or Valkey; rejects with {@link RedisUnusableError} where it does not answer or wants
 * another password.
 */
export async function connectRedis(url: string, logger: Logger): Promise<Redis> {
  let connected = false;
  const client = await makeClient(url, () => connected);
  const away = (reason: string) => logger.warn({ reason }, 'Redis is away');
  client.on('error', (error: Error) => {
    if (connected) away(error.message);
  });
  client.on('ready', () => {
    if (connected) logger.info('Redis is back');
  });
  try {
    await client.connect();
    // Only a command finds out whether a password is missing.
    await client.ping();
  } catch (error) {
    if (client.isOpen) client.destroy();
    const reason = error instanceof Error ? error.message || 'no answer' : 'no answer';
    throw new RedisUnusableError(
      `REDIS_URL cannot be used (${reason}): start Redis or Valkey there, check the user and password in it, or leave REDIS_URL unset.`,
    );
  }
  connected = true;
  const stopWatching = watch(client, away);
  return {
    connection: client,
    close() {
      stopWatching();
      if (client.isOpen) client.destroy();
    },
  };
}

async function makeClient(url: string, reconnects: () => boolean) {
  // Loaded where it is used, for a server without Redis starts sooner.
  const { createClient } = await import('@redis/client');
  return createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: commandMs },
    socket: {
      connectTimeout: connectMs,
      // The client's greeting has no time limit of its own; the watch keeps a good connection from idling.
      socketTimeout: connectMs,
      // Before the first connection there is nothing to wait for: the operator is told at once.
      reconnectStrategy: (tries) => reconnects() && Math.min(100 * 2 ** tries, longestRetryMs),
    },
  });
}

/**
 * Makes a connection anew on which nothing is answered any more, so that the commands waiting on it fail.
 * The client's own time limit ends where a command is written.
 */
function watch(client: RedisConnection, away: (reason: string) => void): () => void {
  let asking = false;
  async function check(): Promise<void> {
    if (asking || !client.isReady) return;
    asking = true;
    const alive = await answers(client);
    asking = false;
    if (alive || !client.isReady) return;
    away('no answer');
    client.destroy();
    client.connect().catch(() => undefined);
  }
  const beat = setInterval(() => void check(), beatMs);
  return () => clearInterval(beat);
}

/** False where nothing comes back in time; a connection that breaks is not silent, and is made anew anyway. */
function answers(client: RedisConnection): Promise<boolean> {
  const answered = client.ping().then(
    () => true,
    () => true,
  );
  return Promise.race([answered, sleep(commandMs, false)]);
}
