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
  /** Returns why Redis is away and which setting to check, or null while it answers. */
  problem(): string | null;
  close(): void;
}

/**
 * Connects to Redis or Valkey. If it is not available, the server starts without it and connects later.
 * Rejects with {@link RedisUnusableError} if it refuses the user or the password, which waiting does not change.
 */
export async function connectRedis(url: string, logger: Logger): Promise<RedisConnection> {
  const client = await createRedisClient(url);
  let problem: string | null = null;
  const { password } = new URL(url);
  /** Returns the message of an error without the password; if several addresses were tried, an error has only a code. */
  const reasonOf = (error: Error): string => {
    const reason = error.message || ('code' in error ? String(error.code) : 'no answer');
    return password === '' ? reason : reason.replaceAll(decodeURIComponent(password), '…');
  };
  const logLoss = (reason: string) => {
    problem = `Redis cannot be reached (${reason}): check REDIS_URL, and whether Redis is running`;
    logger.warn({ reason }, 'Redis is away: check REDIS_URL');
  };
  const started = firstResult(client);
  client.connect().catch(() => undefined);
  const failure = await started;
  if (failure !== null && refusedByServer.test(failure.message)) {
    client.destroy();
    throw new RedisUnusableError(
      `REDIS_URL cannot be used (${reasonOf(failure)}): check the user and password in it, or leave REDIS_URL unset.`,
    );
  }
  if (failure !== null) logLoss(reasonOf(failure));
  client.on('error', (error: Error) => logLoss(reasonOf(error)));
  client.on('ready', () => {
    if (problem !== null) logger.info('Redis is back');
    problem = null;
  });
  const stopWatching = reconnectWhenSilent(client, logLoss);
  return {
    client,
    problem: () => problem,
    close() {
      stopWatching();
      if (client.isOpen) client.destroy();
    },
  };
}

// The first words of Redis's own errors, such as for a wrong password.
const refusedByServer = /^(?:NOAUTH|WRONGPASS|NOPERM|ERR)\b/;

/** Resolves with null once a command is answered, or with the first failure; silence is one. */
function firstResult(client: RedisClient): Promise<Error | null> {
  return Promise.race([
    new Promise<Error>((resolve) => client.on('error', resolve)),
    new Promise<Error | null>((resolve) => {
      // Only a command shows that a password is missing.
      client.once('ready', () => void client.ping().then(() => resolve(null), resolve));
    }),
    sleep(connectMs, new Error('no answer'), { ref: false }),
  ]);
}

async function createRedisClient(url: string) {
  // Imported here, so that a server without Redis starts sooner.
  const { createClient } = await import('@redis/client');
  return createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: commandMs },
    socket: {
      connectTimeout: connectMs,
      // The client's handshake has no timeout. The ping below keeps a good connection busy.
      socketTimeout: connectMs,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, longestRetryMs),
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

/** False if PING times out. A ping that fails counts as alive, because the client then reconnects automatically. */
function isAlive(client: RedisClient): Promise<boolean> {
  const answered = client.ping().then(
    () => true,
    () => true,
  );
  return Promise.race([answered, sleep(commandMs, false)]);
}
