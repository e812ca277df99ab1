import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startRedis } from '../testing/test-redis';
import { insureStore } from './insured-store';
import { createMemoryStore } from './memory-store';
import { createPool } from './pool';
import { connectRedis } from './redis-connection';
import { createRedisStore } from './redis-store';

const leaseMs = 300;

async function poolAt(url: string) {
  const { client, close } = await connectRedis(url, pino({ level: 'silent' }));
  onTestFinished(close);
  const shared = createRedisStore(client, ['https://images.pexels.com'], leaseMs);
  const store = insureStore(shared, createMemoryStore(), pino({ level: 'silent' }));
  return { client, pool: createPool(store, { size: 1, maxAgeMs: 60_000, now: Date.now }) };
}

const picture = { imageUrl: 'https://images.pexels.com/a.avif', origin: 'written' } as const;

describe('the lock of a key', () => {
  it('is held while the work waits for its place in the queue, however long that takes', async () => {
    const { url } = await startRedis();
    const [one, two] = await Promise.all([poolAt(url), poolAt(url)]);
    let made = 0;
    const make = async () => {
      made += 1;
      await sleep(leaseMs * 4);
      return [picture];
    };
    await Promise.all([one.pool.fill('a', [], make), two.pool.fill('a', [], make)]);
    expect(made).toBe(1);
  });

  it('is free soon after its server died, for the one that waits', async () => {
    const { url } = await startRedis();
    const [dying, other] = await Promise.all([poolAt(url), poolAt(url)]);
    const never = dying.pool.fill('a', [], (signal) => aborted(signal)).catch(() => undefined);
    await expect.poll(() => other.client.exists('time-traveler:lock:a')).toBe(1);
    dying.client.destroy();
    const [kept] = await other.pool.fill('a', [], () => Promise.resolve([picture]));
    expect(kept?.answer).toEqual(picture);
    await dying.pool.stop();
    await never;
  });

  it.each(['SIGKILL', 'SIGSTOP'] as const)(
    'costs no second call and no answer if Redis gets a %s while it is renewed',
    async (signal) => {
      const redis = await startRedis();
      const { client, pool } = await poolAt(redis.url);
      let made = 0;
      const make = async () => {
        made += 1;
        redis.child.kill(signal);
        await sleep(leaseMs * 3);
        return [picture];
      };
      const fills = [pool.fill('a', [], make), pool.fill('a', [], make)];
      for (const [kept] of await Promise.all(fills)) expect(kept?.answer).toEqual(picture);
      expect(made).toBe(1);
      await pool.stop();
      expect(client.isReady).toBe(false);
    },
  );

  it('is not left behind by a stop that finds Redis silent', async () => {
    const redis = await startRedis();
    const { client, pool } = await poolAt(redis.url);
    const stopped = new Promise((resolve) => {
      const make = (signal: AbortSignal) => {
        redis.child.kill('SIGSTOP');
        const work = aborted(signal);
        void pool.stop().then(resolve);
        return work;
      };
      pool.fill('a', [], make).catch(() => undefined);
    });
    await stopped;
    redis.child.kill('SIGCONT');
    await expect.poll(() => client.isReady, { timeout: 10_000 }).toBe(true);
    expect(await client.exists('time-traveler:lock:a')).toBe(0);
  });

  it('that another server has taken meanwhile is neither renewed nor released', async () => {
    const { url } = await startRedis();
    const { client, pool } = await poolAt(url);
    const lock = 'time-traveler:lock:a';
    const fill = pool.fill('a', [], async () => {
      await client.set(lock, 'of another server', { expiration: { type: 'PX', value: 60_000 } });
      await sleep(leaseMs);
      return [picture];
    });
    await fill;
    expect(await client.get(lock)).toBe('of another server');
    expect(await client.pTTL(lock)).toBeGreaterThan(leaseMs);
  });
});

/** Rejects when the signal is aborted. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
  });
}
