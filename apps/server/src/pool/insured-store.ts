import type { Logger } from 'pino';
import type { PoolStore } from './store';

/**
 * Creates a shared store with this process's memory as its fallback. While the shared store fails, visitors
 * get what this server read last, and providers are called no more often than without sharing.
 */
export function insureStore(shared: PoolStore, memory: PoolStore, logger: Logger): PoolStore {
  const attempt = async <T>(work: () => Promise<T>, fallback: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      logger.debug({ err: error }, 'shared pool failed, memory is used');
      return fallback();
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
    lock: (key) =>
      attempt(
        async () => {
          const release = await shared.lock(key);
          // A lock that cannot be released expires.
          return release && (() => release().catch(() => undefined));
        },
        () => memory.lock(key),
      ),
  };
}
