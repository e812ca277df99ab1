import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

const connectMs = 3000;
const commandMs = 1000;
const pingEveryMs = 1000;
const longestRetryMs = 5000;

/** REDIS_URL cannot be used. The message says what to check. */
export class RedisUnusableError extends Error {
  override readonly name = 'RedisUnusableError';
}

/** A client of Redis or Valkey. Its commands fail at once while it is disconnected. */
export type RedisClient = Awaited<ReturnType<typeof createRedisClient>>;

/** A connection to Redis or Valkey. It reconnects when it breaks or when the server stops answering. */
export interface RedisConnection {
  readonly client: RedisClient;
  close(): void;
}

/**
 * Connects to Redis or Valkey. Rejects with {@link RedisUnusableError} if it does not answer or refuses the
 * password.
 */
export async function connectRedis(url: string, logger: Logger): Promise<RedisConnection> {
  let connected = false;
  const client = await createRedisClient(url, () => connected);
  const logLoss = (reason: string) => logger.warn({ reason }, 'Redis is away');
  client.on('error', (error: Error) => {
    if (connected) logLoss(error.message);
  });
  client.on('ready', () => {
    if (connected) logger.info('Redis is back');
  });
  try {
    await client.connect();
    // Only a command shows that a password is missing.
    await client.ping();
  } catch (error) {
    if (client.isOpen) client.destroy();
    const reason = error instanceof Error ? error.message || 'no answer' : 'no answer';
    throw new RedisUnusableError(
      `REDIS_URL cannot be used (${reason}): start Redis or Valkey there, check the user and password in it, or leave REDIS_URL unset.`,
    );
  }
  connected = true;
  const stopWatching = reconnectWhenSilent(client, logLoss);
  return {
    client,
    close() {
      stopWatching();
      if (client.isOpen) client.destroy();
    },
  };
}

async function createRedisClient(url: string, reconnects: () => boolean) {
  // Imported here, so that a server without Redis starts sooner.
  const { createClient } = await import('@redis/client');
  return createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: commandMs },
    socket: {
      connectTimeout: connectMs,
      // The client's handshake has no timeout of its own. The ping below keeps a good connection busy.
      socketTimeout: connectMs,
      // The first connection is not retried: the operator hears of the failure at once.
      reconnectStrategy: (tries) => reconnects() && Math.min(100 * 2 ** tries, longestRetryMs),
    },
  });
}

/**
 * Reconnects when the server stops answering, so that the commands which wait for it fail. The client's own
 * timeout ends as soon as a command is written. Returns a function that stops the watch.
 */
function reconnectWhenSilent(client: RedisClient, logLoss: (reason: string) => void): () => void {
  let asking = false;
  async function check(): Promise<void> {
    if (asking || !client.isReady) return;
    asking = true;
    const alive = await isAlive(client);
    asking = false;
    if (alive || !client.isReady) return;
    logLoss('no answer');
    client.destroy();
    client.connect().catch(() => undefined);
  }
  const timer = setInterval(() => void check(), pingEveryMs);
  return () => clearInterval(timer);
}

/** False if PING times out. A ping that fails counts as alive: the client reconnects by itself then. */
function isAlive(client: RedisClient): Promise<boolean> {
  const answered = client.ping().then(
    () => true,
    () => true,
  );
  return Promise.race([answered, sleep(commandMs, false)]);
}
