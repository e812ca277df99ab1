import { execFileSync } from 'node:child_process';
import { builtInEras } from '@time-traveler/game-core';
import { pino } from 'pino';
import { asksForChoices, goodChoices, sendContent } from '@time-traveler/testing/stand-ins';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectRedis } from './redis-connection';
import { createRedisStore } from './redis-store';
import { keepAnswer } from '../scenes/kept-answer';
import type { SceneAnswer } from '@time-traveler/game-core/contract';
import { byModel, startDeepSeek, startStandIn } from '../testing/stand-ins';
import { startListeningProcess, startServerProcess } from '../testing/test-process';
import { startRedis } from '../testing/test-redis';
import { makeSite } from '../testing/test-site';
import { createVisitor } from '../testing/test-visitor';

const slugs = builtInEras.map(({ period }) => period.slug);

/** Returns the names of all locks in a Redis on this machine. */
function locksIn(port: number): string[] {
  const keys = execFileSync('redis-cli', ['-p', String(port), 'keys', '*:lock:*']).toString();
  return keys.split('\n').filter((key) => key !== '');
}

describe('two servers that share a Redis', () => {
  it('call the provider once if visitors of both ask for the same at the same time', async () => {
    const redis = await startRedis();
    const standIn = await startStandIn((response) => {
      // Slow enough for both servers to ask before the first answer arrives.
      setTimeout(() => sendContent(response, goodChoices(standIn.received.length)), 150);
    });
    const environment = {
      SITE_DIR: await makeSite(),
      REDIS_URL: redis.url,
      DEEPSEEK_BASE_URL: standIn.url,
      POOL_SIZE: '1',
    };
    const [one, two] = await Promise.all([
      startListeningProcess(environment),
      startListeningProcess(environment),
    ]);
    const visitors = [one, two, one, two].map(({ url }) => createVisitor(url));
    const answers = await Promise.all(visitors.map((visitor) => visitor.ask('choices', 'modern')));
    expect(answers.map(({ data }) => data)).toEqual(Array(4).fill(byModel(goodChoices(1))));
    expect(standIn.received).toHaveLength(1);
  });

  it('share generated answers, also after a restart', async () => {
    const redis = await startRedis();
    const standIn = await startDeepSeek();
    const environment = {
      SITE_DIR: await makeSite(),
      REDIS_URL: redis.url,
      DEEPSEEK_BASE_URL: standIn.url,
      POOL_SIZE: '1',
    };
    const one = await startListeningProcess(environment);
    const made = [];
    for (const slug of slugs) made.push(await createVisitor(one.url).ask('choices', slug));
    one.child.kill('SIGTERM');
    expect(await one.ended).toBe(0);
    await standIn.stop();
    const two = await startListeningProcess(environment);
    for (const [index, slug] of slugs.entries()) {
      const { data } = await createVisitor(two.url).ask('choices', slug);
      expect(data).toEqual(made[index]?.data);
    }
    expect(standIn.received.filter(asksForChoices)).toHaveLength(slugs.length);
  });

  it('keep every field of an answer, and ignore what has another form', async () => {
    const redis = await startRedis();
    const connection = await connectRedis(redis.url, pino({ level: 'silent' }));
    onTestFinished(() => connection.close());
    const store = createRedisStore(connection.client, ['https://images.pexels.com']);
    const record = { mark: 'disputed', text: 'Some say so.', sources: ['A letter'] } as const;
    const [first, second] = ['Join', 'Wait'].map((text) => ({ text, description: 'It costs.' }));
    const full: readonly SceneAnswer[] = [
      {
        choices: [{ ...first!, outcome: 'They cheer.\n\nYou sit.', record }, second!],
        origin: 'written',
      },
      { context: `<p>${'More. '.repeat(20).trim()}</p>`, title: 'A ledger', origin: 'model' },
      { imageUrl: 'https://images.pexels.com/a.avif', origin: 'written' },
    ];
    const kept = full.map((answer) => keepAnswer(answer, 7));
    await store.write('full', kept);
    expect(await store.read('full')).toEqual(kept);
    for (const foreign of ['{', '7', '[{"at":1}]', '[{"at":1,"answer":{}}]']) {
      await connection.client.set('time-traveler:answers:foreign', foreign);
      expect(await store.read('foreign')).toEqual([]);
    }
  });

  it('check what they read, because others may have written to Redis', async () => {
    const redis = await startRedis();
    const connection = await connectRedis(redis.url, pino({ level: 'silent' }));
    onTestFinished(() => connection.close());
    const store = createRedisStore(connection.client, ['https://images.pexels.com']);
    const text = 'The barons met and refused the king his aid. '.repeat(4).trim();
    const hostile = [
      { context: `<p onclick="steal()">${text}</p><script>steal()</script>`, origin: 'model' },
      { imageUrl: 'https://evil.example/a.avif', origin: 'written' },
      { imageUrl: 'javascript:steal()', origin: 'written' },
      {
        choices: [
          { text: '<img src=x onerror=steal()>', description: 'x' },
          { text: 'Wait', description: 'x' },
        ],
        origin: 'model',
      },
    ].map((answer) => ({ id: 'x', at: 1, answer }));
    await connection.client.set('time-traveler:answers:hostile', JSON.stringify(hostile));
    const harmless = { context: `<p>${text}</p>`, origin: 'model' } as const;
    expect(await store.read('hostile')).toEqual([keepAnswer(harmless, 1)]);
  });

  it('check the links and the words of what they read too', async () => {
    const redis = await startRedis();
    const connection = await connectRedis(redis.url, pino({ level: 'silent' }));
    onTestFinished(() => connection.close());
    const store = createRedisStore(connection.client, ['https://images.pexels.com']);
    const text = 'The barons met and refused the king his aid. '.repeat(4).trim();
    const image = { imageUrl: 'https://images.pexels.com/a.avif', origin: 'written' } as const;
    const credit = {
      photographer: 'A\nname',
      photographerUrl: 'https://evil.example/',
      pageUrl: 'https://www.pexels.com/photo/1/',
      source: 'Pexels',
    };
    const stored = [
      { ...image, description: ' A castle\u202e on a hill ', credit },
      { context: `<p>What shit. ${text}</p>`, origin: 'model' },
    ].map((answer) => ({ id: 'x', at: 1, answer }));
    await connection.client.set('time-traveler:answers:linked', JSON.stringify(stored));
    const checked = {
      ...image,
      description: 'A castle on a hill',
      credit: { ...credit, photographer: 'A name', photographerUrl: 'https://www.pexels.com/' },
    };
    const [found, ...others] = await store.read('linked');
    expect(found?.answer).toEqual(checked);
    expect(others).toEqual([]);
  });

  it('release their locks when they stop, so that the other one can fill the keys', async () => {
    const redis = await startRedis();
    const standIn = await startStandIn(() => undefined);
    const server = await startListeningProcess({
      SITE_DIR: await makeSite(),
      REDIS_URL: redis.url,
      DEEPSEEK_BASE_URL: standIn.url,
      VISITOR_WAIT_MS: '50',
    });
    const locks = () => locksIn(redis.port);
    expect((await createVisitor(server.url).ask('choices')).status).toBe(200);
    expect(locks()).toEqual(['time-traveler:lock:medieval:choices']);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(locks()).toEqual([]);
  });

  it('release the locks of everything that visitors asked for when they leave', async () => {
    const redis = await startRedis();
    const standIn = await startStandIn(() => undefined);
    const server = await startListeningProcess({
      SITE_DIR: await makeSite(),
      REDIS_URL: redis.url,
      DEEPSEEK_BASE_URL: standIn.url,
    });
    const leaving = new AbortController();
    const asked = slugs.flatMap((slug) =>
      (['choices', 'context'] as const).map((part) =>
        createVisitor(server.url)
          .ask(part, slug, leaving.signal)
          .catch(() => 'left'),
      ),
    );
    await standIn.requests(4);
    const locks = () => locksIn(redis.port).length;
    await expect.poll(locks).toBe(asked.length);
    leaving.abort();
    await Promise.all(asked);
    await expect.poll(locks).toBe(0);
  });

  it('count a visitor’s requests together', async () => {
    const redis = await startRedis();
    const environment = {
      SITE_DIR: await makeSite(),
      REDIS_URL: redis.url,
      RATE_PER_VISITOR: '3',
    };
    const [one, two] = await Promise.all([
      startListeningProcess(environment),
      startListeningProcess(environment),
    ]);
    const statuses = [];
    for (const { url } of [one, two, one, two, one]) {
      statuses.push((await createVisitor(url).ask('image')).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
  });
});

describe('a Redis that fails during a game', () => {
  it('costs no calls and no scenes, and is used again when it is back', async () => {
    const redis = await startRedis();
    const standIn = await startDeepSeek();
    const server = await startListeningProcess({
      SITE_DIR: await makeSite(),
      REDIS_URL: redis.url,
      DEEPSEEK_BASE_URL: standIn.url,
      POOL_SIZE: '1',
    });
    const visitor = createVisitor(server.url);
    const services = async () => {
      const ready = await fetch(`${server.url}/readyz`);
      expect(ready.status).toBe(200);
      return ((await ready.json()) as { services: unknown }).services;
    };
    const first = await visitor.ask('choices');
    expect(await services()).toEqual({ deepseek: 'up', redis: 'up' });

    redis.child.kill('SIGKILL');
    await redis.ended;
    await server.wrote(/Redis is away/);
    expect(await visitor.ask('choices')).toMatchObject({ status: 200, data: first.data });
    expect(await services()).toEqual({ deepseek: 'up', redis: 'down' });
    expect(standIn.received).toHaveLength(1);

    await startRedis({ port: redis.port });
    await server.wrote(/Redis is back/);
    expect(await services()).toEqual({ deepseek: 'up', redis: 'up' });
    expect((await visitor.ask('choices')).status).toBe(200);
  });
});

describe('a Redis that is frozen, thawed, killed and started again under load', () => {
  it('costs no visitor an answer', async () => {
    const redis = await startRedis();
    const server = await startListeningProcess({
      SITE_DIR: await makeSite(),
      REDIS_URL: redis.url,
      RATE_PER_VISITOR: '0',
      DEEPSEEK_BASE_URL: (await startDeepSeek()).url,
    });
    const statuses = new Map<number, number>();
    const end = new AbortController();
    const visitors = Array.from({ length: 10 }, async (_, index) => {
      const visitor = createVisitor(server.url);
      while (!end.signal.aborted) {
        const { status } = await visitor.ask('choices', slugs[index % slugs.length]);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    redis.child.kill('SIGSTOP');
    await server.wrote(/Redis is away/);
    redis.child.kill('SIGCONT');
    await server.wrote(/Redis is back/);
    redis.child.kill('SIGKILL');
    await redis.ended;
    await server.wrote(/Redis is away[^]*Redis is back[^]*Redis is away/);
    await startRedis({ port: redis.port });
    await server.wrote(/(?:Redis is back[^]*){2}/);
    end.abort();
    await Promise.all(visitors);
    expect([...statuses.keys()]).toEqual([200]);
    expect(statuses.get(200)).toBeGreaterThan(10);
  });
});

describe('a Redis that is down when the server starts', () => {
  it('is named by /readyz, and joined when it comes', async () => {
    const redis = await startRedis();
    redis.child.kill('SIGKILL');
    await redis.ended;
    const server = await startListeningProcess({
      SITE_DIR: await makeSite(),
      REDIS_URL: redis.url,
    });
    const services = async () =>
      ((await (await fetch(`${server.url}/readyz`)).json()) as { services: unknown }).services;
    expect(await services()).toEqual({ redis: 'down' });
    expect((await createVisitor(server.url).ask('choices')).status).toBe(200);
    await startRedis({ port: redis.port });
    await server.wrote(/Redis is back/);
    expect(await services()).toEqual({ redis: 'up' });
  });
});

describe('a Redis that accepts connections but does not answer', () => {
  it('costs no scenes during a game, and is used again when it answers', async () => {
    const redis = await startRedis();
    const server = await startListeningProcess({
      SITE_DIR: await makeSite(),
      REDIS_URL: redis.url,
      DEEPSEEK_BASE_URL: (await startDeepSeek()).url,
    });
    const visitor = createVisitor(server.url);
    await visitor.ask('choices');
    redis.child.kill('SIGSTOP');
    expect((await visitor.ask('choices', 'medieval', AbortSignal.timeout(5000))).status).toBe(200);
    await server.wrote(/no answer.*Redis is away/);
    redis.child.kill('SIGCONT');
    await server.wrote(/Redis is back/);
    expect((await visitor.ask('choices')).status).toBe(200);
  });

  it('does not prevent the start', async () => {
    const redis = await startRedis();
    redis.child.kill('SIGSTOP');
    const server = await startListeningProcess({
      SITE_DIR: await makeSite(),
      REDIS_URL: redis.url,
    });
    expect((await createVisitor(server.url).ask('choices')).status).toBe(200);
    redis.child.kill('SIGCONT');
    await server.wrote(/Redis is back/);
  });

  it('prevents the start if it requires a password that REDIS_URL does not have', async () => {
    const redis = await startRedis({ password: 'open-sesame' });
    const server = startServerProcess({ SITE_DIR: await makeSite(), REDIS_URL: redis.url });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^REDIS_URL cannot be used \(NOAUTH .*\): .*password.*\n$/);
  });
});
