import { randomUUID } from 'node:crypto';
import { answerSchemas, type SceneAnswer } from '@time-traveler/game-core/contract';
import * as v from 'valibot';
import { checkStoredAnswer, UnusableAnswer } from '../scenes/check-answer';
import { checkForClassroom } from '../scenes/classroom';
import { keepAnswer, type KeptAnswer } from '../scenes/kept-answer';
import type { RedisClient } from './redis-connection';
import type { PoolStore } from './store';

const prefix = 'time-traveler';
const keptForMs = 30 * 24 * 60 * 60_000;

/** How long a lock outlives a server that died with it, in milliseconds. A server that lives renews it in time. */
const defaultLeaseMs = 15_000;

// Only the holder of a lock may renew or release it.
const ifHeld = (command: string) =>
  `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call(${command}) end return 0`;
const renewScript = ifHeld("'pexpire', KEYS[1], ARGV[2]");
const releaseScript = ifHeld("'del', KEYS[1]");

const keptAnswersSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(
    v.object({
      at: v.number(),
      answer: v.union([answerSchemas.image, answerSchemas.choices, answerSchemas.context]),
    }),
  ),
);

/**
 * Creates a store in Redis or Valkey, which several servers can share. It rejects while Redis is away. What it
 * reads is checked like a provider's answer; pictures must be at one of `imageOrigins`.
 */
export function createRedisStore(
  client: RedisClient,
  imageOrigins: readonly string[],
  leaseMs = defaultLeaseMs,
): PoolStore {
  /** The last text of each key with its answers, so that the same text is not checked again. */
  const checked = new Map<string, { readonly text: string; readonly answers: KeptAnswer[] }>();

  function parse(text: string): KeptAnswer[] {
    const found = v.safeParse(keptAnswersSchema, text);
    if (!found.success) return [];
    return found.output.flatMap(({ at, answer }) => {
      const usable = checkStoredAnswer(answer, imageOrigins);
      return usable === null || !isForClassroom(usable) ? [] : [keepAnswer(usable, at)];
    });
  }

  return {
    async read(key) {
      const text = await client.get(`${prefix}:answers:${key}`);
      if (text === null) return [];
      const known = checked.get(key);
      if (known?.text === text) return known.answers;
      const answers = parse(text);
      checked.set(key, { text, answers });
      return answers;
    },
    async write(key, answers: readonly KeptAnswer[]) {
      await client.set(`${prefix}:answers:${key}`, JSON.stringify(answers), {
        expiration: { type: 'PX', value: keptForMs },
      });
    },
    async lock(key) {
      const name = `${prefix}:lock:${key}`;
      const token = randomUUID();
      const taken = await client.set(name, token, {
        condition: 'NX',
        expiration: { type: 'PX', value: leaseMs },
      });
      if (taken === null) return null;
      // The work may wait long for its place in the queue of its provider, so its time cannot be known beforehand.
      const renew = () =>
        client.eval(renewScript, { keys: [name], arguments: [token, String(leaseMs)] });
      const renewal = setInterval(() => void renew().catch(() => undefined), leaseMs / 3).unref();
      return async () => {
        clearInterval(renewal);
        await client.eval(releaseScript, { keys: [name], arguments: [token] });
      };
    },
  };
}

function isForClassroom(answer: SceneAnswer): boolean {
  try {
    checkForClassroom(answer);
    return true;
  } catch (error) {
    if (error instanceof UnusableAnswer) return false;
    throw error;
  }
}
