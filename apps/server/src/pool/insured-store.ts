import type { Logger } from 'pino';
import type { PoolStore } from './store';

/**
 * A shared store with this process's memory behind it: while the shared one is away, visitors get what this
 * server has seen last, and no provider is asked more often than without sharing.
 */
export function insureStore(shared: PoolStore, memory: PoolStore, logger: Logger): PoolStore {
  const attempt = async <T>(work: () => Promise<T>, otherwise: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      logger.debug({ err: error }, 'shared pool away, memory is used');
      return otherwise();
    }
  };
  return {
    read: (key) =>
      attempt(
        async () => {
          const answers = await shared.read(key);
          if (answers.length > 0) await memory.write(key, answers);
          return answers;
        },
        () => memory.read(key),
      ),
    async write(key, answers) {
      await memory.write(key, answers);
      await attempt(
        () => shared.write(key, answers),
        () => Promise.resolve(),
      );
    },
    lock: (key, milliseconds) =>
      attempt(
        async () => {
          const release = await shared.lock(key, milliseconds);
          // A lock that cannot be given back runs out by itself.
          return release && (() => release().catch(() => undefined));
        },
        () => memory.lock(key, milliseconds),
      ),
  };
}
