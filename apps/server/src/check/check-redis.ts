import { createRedisStore } from '../pool/redis-store';
import type { RedisConnection } from '../pool/redis-connection';
import type { Finding } from './finding';

const service = 'Redis';
const alone =
  'Visitors get scenes that each server makes, pays for and counts alone, and forgets when it stops.';

/** Checks that Redis answers and lets this server write. */
export async function checkRedis(redis: RedisConnection | null): Promise<Finding> {
  if (redis === null) {
    return {
      service,
      state: 'not set',
      facts: ['REDIS_URL is not set, which is right for one server.'],
      visitors: 'Visitors get scenes that this server keeps in its own memory.',
    };
  }
  const problem = redis.problem();
  if (problem !== null) {
    return { service, state: 'wrong', facts: [`${problem}.`], visitors: alone };
  }
  try {
    const release = await createRedisStore(redis.client, []).lock('check');
    await release?.();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const fact = `Redis answers, but refuses to write (${reason}): check the rights of the user in REDIS_URL, and that it leads to a server that accepts writes.`;
    return { service, state: 'wrong', facts: [fact], visitors: alone };
  }
  return {
    service,
    state: 'works',
    facts: ['It answers, and accepts writes.'],
    visitors: 'Visitors get the same scenes from all servers that share it.',
  };
}
