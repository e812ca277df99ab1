import { randomUUID } from 'node:crypto';
import { answerSchemas } from '@time-traveler/game-core/contract';
import * as v from 'valibot';
import type { KeptAnswer } from '../scenes/kept-answer';
import type { RedisClient } from './redis-connection';
import type { PoolStore } from './store';

const prefix = 'time-traveler';
const keptForMs = 30 * 24 * 60 * 60_000;

// Only the holder of a lock may release it.
const releaseScript =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";

const keptAnswersSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      id: v.string(),
      at: v.number(),
      answer: v.union([answerSchemas.image, answerSchemas.choices, answerSchemas.context]),
    }),
  ),
);

/** Creates a store in Redis or Valkey, which several servers can share. It rejects while Redis is away. */
export function createRedisStore(client: RedisClient): PoolStore {
  return {
    async read(key) {
      const found = v.safeParse(keptAnswersSchema, await client.get(`${prefix}:answers:${key}`));
      return found.success ? found.output : [];
    },
    async write(key, answers: readonly KeptAnswer[]) {
      await client.set(`${prefix}:answers:${key}`, JSON.stringify(answers), {
        expiration: { type: 'PX', value: keptForMs },
      });
    },
    async lock(key, milliseconds) {
      const name = `${prefix}:lock:${key}`;
      const token = randomUUID();
      const taken = await client.set(name, token, {
        condition: 'NX',
        expiration: { type: 'PX', value: milliseconds },
      });
      if (taken === null) return null;
      return async () => {
        await client.eval(releaseScript, { keys: [name], arguments: [token] });
      };
    },
  };
}
