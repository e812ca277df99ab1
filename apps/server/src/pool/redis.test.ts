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

describe('two servers that share a Redis', () => {
  it('ask once for what visitors of both want at the same time', async () => {
    const redis = await startRedis();
    const standIn = await startStandIn((response) => {
      // Slow enough for both servers to ask before the first answer is there.
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

  it('hand out what either of them has had made, and keep it when both are started anew', async () => {
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
    const store = createRedisStore(connection.client);
    const record = { mark: 'disputed', text: 'Some say so.', sources: ['A letter'] } as const;
    const [first, second] = ['Join', 'Wait'].map((text) => ({ text, description: 'It costs.' }));
    const full: readonly SceneAnswer[] = [
      {
        choices: [{ ...first!, outcome: 'They cheer.\n\nYou sit.', record }, second!],
        origin: 'written',
      },
      { context: '<p>More.</p>', title: 'A ledger', origin: 'model' },
      { imageUrl: '/images/a.avif', origin: 'written' },
    ];
    await store.write(
      'full',
      full.map((answer) => keepAnswer(answer, 7)),
    );
    expect(await store.read('full')).toEqual(full.map((answer) => keepAnswer(answer, 7)));

    for (const foreign of [
      '{',
      '7',
      '[{"id":"x"}]',
      JSON.stringify([{ id: 'x', at: 1, answer: {} }]),
    ]) {
      await connection.client.set('time-traveler:answers:foreign', foreign);
      expect(await store.read('foreign')).toEqual([]);
    }
  });

  it('give back at a stop what they were about to fill, so that the other one can', async () => {
    const redis = await startRedis();
    const standIn = await startStandIn(() => undefined);
    const server = await startListeningProcess({
      SITE_DIR: await makeSite(),
      REDIS_URL: redis.url,
      DEEPSEEK_BASE_URL: standIn.url,
      VISITOR_WAIT_MS: '50',
    });
    const locks = () =>
      execFileSync('redis-cli', ['-p', String(redis.port), 'keys', '*:lock:*'])
        .toString()
        .trim();
    expect((await createVisitor(server.url).ask('choices')).status).toBe(200);
    expect(locks()).toBe('time-traveler:lock:medieval:choices');
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(locks()).toBe('');
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

describe('a Redis that goes away in mid-game', () => {
  it('leaves visitors with working scenes and without new costs, and is used again when back', async () => {
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

describe('a Redis that is there but does not answer', () => {
  it('leaves visitors with working scenes in mid-game, and is used again when it answers', async () => {
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

  it('stops the start', async () => {
    const redis = await startRedis();
    redis.child.kill('SIGSTOP');
    const server = startServerProcess({ SITE_DIR: await makeSite(), REDIS_URL: redis.url });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^REDIS_URL cannot be used \(.*\): .*\n$/);
  });

  it('stops the start where it wants a password that REDIS_URL does not hold', async () => {
    const redis = await startRedis({ password: 'open-sesame' });
    const server = startServerProcess({ SITE_DIR: await makeSite(), REDIS_URL: redis.url });
    expect(await server.ended).toBe(1);
    expect(server.output()).toMatch(/^REDIS_URL cannot be used \(NOAUTH .*\): .*password.*\n$/);
  });
});
