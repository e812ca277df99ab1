import { randomUUID } from 'node:crypto';
import KeyvRedis from '@keyv/redis';
import { Keyv } from 'keyv';
import * as v from 'valibot';
import type { KeptAnswer } from '../scenes/kept-answer';
import type { RedisConnection } from './redis';
import type { PoolStore } from './store';

const prefix = 'time-traveler';
const keptForMs = 30 * 24 * 60 * 60_000;

// Only the one who took a lock may give it back.
const releaseScript =
  "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";

const credit = v.object({
  photographer: v.string(),
  photographerUrl: v.string(),
  pageUrl: v.string(),
  source: v.string(),
});
const record = v.object({
  mark: v.picklist(['documented', 'disputed', 'invented', 'known today']),
  text: v.string(),
  sources: v.array(v.string()),
});
const choice = v.object({
  text: v.string(),
  description: v.string(),
  outcome: v.exactOptional(v.string()),
  record: v.exactOptional(record),
});
const origin = v.picklist(['written', 'model']);
// Answers that were kept before they said who wrote them: only pictures were not made by a model.
const answer = v.union([
  v.object({
    imageUrl: v.string(),
    credit: v.exactOptional(credit),
    origin: v.optional(origin, 'written'),
  }),
  v.object({
    choices: v.pipe(v.array(choice), v.minLength(2)),
    origin: v.optional(origin, 'model'),
  }),
  v.object({
    context: v.string(),
    title: v.exactOptional(v.string()),
    origin: v.optional(origin, 'model'),
  }),
]);
const kept: v.GenericSchema<unknown, KeptAnswer[]> = v.array(
  v.object({ id: v.string(), at: v.number(), answer }),
);

/** Keeps the pool in Redis or Valkey, where many servers share it; rejects while it is away. */
export function createRedisStore(client: RedisConnection): PoolStore {
  const values = new Keyv<unknown>({
    store: new KeyvRedis(client, { throwOnErrors: true }),
    namespace: `${prefix}:pool`,
    throwOnErrors: true,
  });
  // Every failure is thrown to the caller as well.
  values.on('error', () => undefined);

  return {
    async read(key) {
      const found = v.safeParse(kept, (await values.get(key)) ?? []);
      return found.success ? found.output : [];
    },
    async write(key, answers) {
      await values.set(key, answers, keptForMs);
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
