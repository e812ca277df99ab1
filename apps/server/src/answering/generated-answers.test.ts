import { setTimeout as sleep } from 'node:timers/promises';
import { builtInEras } from '@time-traveler/game-core';
import type { SceneAnswer, ScenePart } from '@time-traveler/game-core/contract';
import { eraOf } from '@time-traveler/testing';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '../pool/memory-store';
import { createPool } from '../pool/pool';
import { ProviderError, type SceneProvider } from '../providers/provider';
import { createRateLimiter } from '../rate-limiter';
import { gameRequest, type PartRequest } from '../scenes/part-request';
import type { Recorder } from '../telemetry/recorder';
import { createGeneratedAnswers, type GeneratedAnswersOptions } from './generated-answers';

const present = new AbortController().signal;
const request = gameRequest(eraOf('medieval'), 'image');
const custom: PartRequest = { ...request, fromGame: false, prompt: 'A market in Bruges' };
const picture = (name: string | number): SceneAnswer => ({
  imageUrl: `https://images.pexels.com/${name}.jpeg`,
  origin: 'written',
});

type Generate = SceneProvider['generate'];

interface Setup extends Partial<GeneratedAnswersOptions> {
  readonly generate?: Generate;
  readonly size?: number;
  readonly parts?: readonly ScenePart[];
  readonly resting?: boolean;
}

/** Creates generated answers over a pool in memory and one fake provider. */
function setup({ generate, size = 1, parts = ['image'], resting = false, ...more }: Setup = {}) {
  const logged: Record<string, unknown>[] = [];
  const logger = pino(
    { level: 'trace', base: null },
    { write: (line: string) => logged.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const asked: PartRequest[] = [];
  const events: (readonly unknown[])[] = [];
  const note =
    (name: string) =>
    (...facts: readonly unknown[]) =>
      void events.push([name, ...facts]);
  const recorder = Object.fromEntries(
    ['answered', 'poolRead', 'generated', 'called', 'usedTokens', 'refused'].map((name) => [
      name,
      note(name),
    ]),
  ) as unknown as Recorder;
  const provider: SceneProvider = {
    name: 'fake',
    parts,
    isResting: () => resting,
    problem: () => null,
    generate(part, signal) {
      asked.push(part);
      return generate?.(part, signal) ?? Promise.resolve([picture(asked.length)]);
    },
  };
  const store = createMemoryStore();
  const pool = createPool(store, { size, maxAgeMs: 60_000, now: () => 0 });
  const answers = createGeneratedAnswers({
    providers: [provider],
    pool,
    logger,
    recorder,
    callLimit: createRateLimiter({ name: 'calls', points: 0, seconds: 60 }, null),
    waitMs: 5000,
    timeoutMs: 5000,
    random: () => 0,
    ...more,
  });
  return { answers, asked, events, logged, store, pool };
}

const untilAborted: Generate = (_request, signal) =>
  new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason as Error)),
  );
const failing =
  (cause: unknown): Generate =>
  () =>
    Promise.reject(cause as Error);

describe('a request of the game', () => {
  it('has no answer if no provider makes its part', async () => {
    const { answers, asked, events } = setup({ parts: ['choices'] });
    expect(await answers.find(request, present)).toEqual([]);
    expect(asked).toEqual([]);
    expect(events).toEqual([]);
  });

  it('is answered by the provider of its part, among several', async () => {
    const other: SceneProvider = {
      name: 'other',
      parts: ['choices', 'context'],
      isResting: () => false,
      problem: () => null,
      generate: failing(new Error('asked the wrong provider')),
    };
    const right: SceneProvider = {
      name: 'right',
      parts: ['image'],
      isResting: () => false,
      problem: () => null,
      generate: () => Promise.resolve([picture('right')]),
    };
    const { answers } = setup({ providers: [other, right] });
    expect((await answers.find(request, present)).map(({ answer }) => answer)).toEqual([
      picture('right'),
    ]);
  });

  it('waits for the first answer, and later ones come from the pool', async () => {
    const { answers, asked, events } = setup();
    const first = await answers.find(request, present);
    expect(first.map(({ answer }) => answer)).toEqual([picture(1)]);
    expect(await answers.find(request, present)).toEqual(first);
    expect(asked).toEqual([request]);
    expect(events).toEqual([
      ['poolRead', 'image', false],
      ['generated', 'fake', 'image', 'ok'],
      ['poolRead', 'image', true],
    ]);
  });

  it('is answered at once from a low pool, which is refilled behind it', async () => {
    const { answers, asked } = setup({ size: 2 });
    await answers.find(request, present);
    const ready = await answers.find(request, present);
    expect(ready.map(({ answer }) => answer)).toEqual([picture(1)]);
    await expect.poll(() => asked.length).toBe(2);
    await expect
      .poll(async () => (await answers.find(request, present)).map(({ answer }) => answer))
      .toEqual([picture(2), picture(1)]);
    expect(asked).toHaveLength(2);
  });

  it('does not refill a low pool while the provider rests', async () => {
    const { answers, asked } = setup({ size: 2, resting: true });
    await answers.find(request, present);
    await answers.find(request, present);
    await sleep(5);
    expect(asked).toHaveLength(1);
  });

  it('shares one call with others that wait for the same', async () => {
    const { answers, asked } = setup();
    const found = await Promise.all([1, 2, 3].map(() => answers.find(request, present)));
    expect(asked).toHaveLength(1);
    expect(found[2]).toEqual(found[0]);
  });

  it('keeps parts and eras apart', async () => {
    const { answers, asked } = setup({ parts: ['image', 'choices'] });
    await answers.find(request, present);
    await answers.find(gameRequest(eraOf('medieval'), 'choices'), present);
    await answers.find(gameRequest(eraOf('modern'), 'image'), present);
    expect(asked).toHaveLength(3);
  });

  it('stops waiting after VISITOR_WAIT_MS, and the answer is finished for the next visitor', async () => {
    let finish: () => void = () => undefined;
    const slow: Generate = (_request, signal) =>
      new Promise((resolve, reject) => {
        finish = () => resolve([picture('late')]);
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      });
    const { answers, asked, pool } = setup({ generate: slow, waitMs: 10 });
    await expect(answers.find(request, present)).rejects.toMatchObject({ failure: 'timeout' });
    finish();
    await expect.poll(async () => (await pool.read('medieval:image')).length).toBe(1);
    expect((await answers.find(request, present))[0]?.answer).toEqual(picture('late'));
    expect(asked).toHaveLength(1);
  });

  it('shuffles what a provider makes', async () => {
    const numbers = [0.9, 0.5, 0.1];
    const { answers } = setup({
      size: 3,
      generate: () => Promise.resolve([picture(1), picture(2), picture(3)]),
      random: () => numbers.shift() ?? 0,
    });
    const found = await answers.find(request, present);
    expect(found.map(({ answer }) => answer)).toEqual([picture(3), picture(2), picture(1)]);
  });
});

describe('a failure of a provider', () => {
  it('is passed on, logged once with its reason, and counted', async () => {
    const { answers, logged, events } = setup({
      generate: failing(new ProviderError('refused', 'no key')),
    });
    await expect(answers.find(request, present)).rejects.toMatchObject({
      name: 'ProviderError',
      failure: 'refused',
    });
    expect(logged).toEqual([
      expect.objectContaining({
        level: 40,
        provider: 'fake',
        slug: 'medieval',
        part: 'image',
        reason: 'no key',
        msg: 'generation failed',
      }),
    ]);
    expect(events).toContainEqual(['generated', 'fake', 'image', 'refused']);
  });

  it.each(['resting', 'busy'] as const)('is logged quietly if it repeats: %s', async (failure) => {
    const { answers, logged } = setup({ generate: failing(new ProviderError(failure, 'again')) });
    await expect(answers.find(request, present)).rejects.toThrow('again');
    expect(logged.map(({ level }) => level)).toEqual([20]);
  });

  it('that nobody foresaw is logged as an error, and looks like any other to the visitor', async () => {
    const { answers, logged, events } = setup({ generate: failing(new TypeError('a bug')) });
    const failed = await answers.find(request, present).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(ProviderError);
    expect(failed).toMatchObject({ failure: 'unreachable', message: 'Nothing could be generated' });
    expect(logged.map(({ level, msg }) => [level, msg])).toEqual([
      [40, 'generation failed'],
      [50, 'generation broke off'],
    ]);
    expect(logged[0]).toMatchObject({ reason: 'a bug' });
    expect(logged[1]).toMatchObject({ err: { message: 'a bug' } });
    expect(events).toContainEqual(['generated', 'fake', 'image', 'error']);
  });

  it('that is no Error is logged by its text', async () => {
    const { answers, logged } = setup({ generate: failing('a word') });
    await expect(answers.find(request, present)).rejects.toThrow('Nothing could be generated');
    expect(logged[0]).toMatchObject({ reason: 'a word' });
  });

  it('behind a refill harms nobody', async () => {
    let turn = 0;
    const { answers, asked } = setup({
      size: 2,
      generate: () =>
        (turn += 1) === 1
          ? Promise.resolve([picture(1)])
          : Promise.reject(new ProviderError('refused', 'no')),
    });
    await answers.find(request, present);
    expect(await answers.find(request, present)).toHaveLength(1);
    await expect.poll(() => asked.length).toBe(2);
    await sleep(5);
  });
});

describe('the limit of all calls', () => {
  it('refuses a call before the provider gets it, and counts the refusal', async () => {
    const { answers, asked, events } = setup({
      callLimit: createRateLimiter({ name: 'calls', points: 1, seconds: 60 }, null),
    });
    await answers.find(request, present);
    await expect(
      answers.find(gameRequest(eraOf('modern'), 'image'), present),
    ).rejects.toMatchObject({
      failure: 'busy',
      message: 'The limit of calls to providers is reached',
    });
    expect(asked).toHaveLength(1);
    expect(events).toContainEqual(['refused', 'calls']);
    expect(events).toContainEqual(['generated', 'fake', 'image', 'busy']);
  });
});

describe('a visitor who leaves', () => {
  it.each([
    ['the game', request],
    ['a visitor', custom],
  ])('ends the work on a prompt of %s, which is not a failure', async (_name, asked) => {
    const { answers, logged, events } = setup({ generate: untilAborted });
    const leaving = new AbortController();
    const found = answers.find(asked, leaving.signal);
    await sleep(5);
    leaving.abort(new Error('gone'));
    await expect(found).rejects.toThrow('gone');
    await expect.poll(() => events.at(-1)).toEqual(['generated', 'fake', 'image', 'cancelled']);
    expect(logged).toEqual([]);
  });
});

describe('a prompt of a visitor', () => {
  it('is answered by the provider each time, and never from the pool', async () => {
    const { answers, asked, events, pool } = setup();
    const first = await answers.find(custom, present);
    const second = await answers.find(custom, present);
    expect([first, second].map(([kept]) => kept?.answer)).toEqual([picture(1), picture(2)]);
    expect(first[0]).toMatchObject({ at: 0, id: expect.stringMatching(/^[\w-]{6}$/) });
    expect(asked).toEqual([custom, custom]);
    expect(events.filter(([name]) => name === 'poolRead')).toEqual([]);
    expect(await pool.read('medieval:image')).toEqual([]);
  });

  it('shares a call with an equal prompt that waits, and with no other', async () => {
    const { answers, asked } = setup();
    const other = { ...custom, prompt: 'A market in Ghent' };
    const found = await Promise.all(
      [custom, custom, other].map((prompt) => answers.find(prompt, present)),
    );
    expect(asked).toEqual([custom, other]);
    expect(found[0]).toEqual(found[1]);
    expect(found[0]).not.toEqual(found[2]);
  });

  it('stops waiting after PROVIDER_TIMEOUT_MS, and is not finished for anybody', async () => {
    const { answers, events } = setup({ generate: untilAborted, timeoutMs: 10 });
    await expect(answers.find(custom, present)).rejects.toMatchObject({ failure: 'timeout' });
    await expect.poll(() => events.at(-1)).toEqual(['generated', 'fake', 'image', 'cancelled']);
  });
});

describe('a warm-up', () => {
  it('makes one answer to each request that has none, and to no other', async () => {
    const { answers, asked } = setup({ size: 4 });
    await answers.find(request, present);
    await answers.warmUp(builtInEras);
    expect(asked.map(({ slug, part }) => [slug, part])).toEqual(
      builtInEras.map(({ period }) => [period.slug, 'image']),
    );
    await answers.warmUp(builtInEras);
    expect(asked).toHaveLength(builtInEras.length);
  });

  it('survives a provider that fails or rests', async () => {
    const failed = setup({ generate: failing(new ProviderError('refused', 'no')) });
    await failed.answers.warmUp(builtInEras);
    expect(failed.asked).toHaveLength(builtInEras.length);
    const resting = setup({ resting: true });
    await resting.answers.warmUp(builtInEras);
    expect(resting.asked).toEqual([]);
  });
});

describe('a stop', () => {
  it('ends the work for the game and for prompts of visitors', async () => {
    const reasonsOfWork: unknown[] = [];
    const { answers, events } = setup({
      generate: (part, signal) => {
        signal.addEventListener('abort', () => reasonsOfWork.push(signal.reason));
        return untilAborted(part, signal);
      },
    });
    const found = [request, custom].map((prompt) => answers.find(prompt, present));
    const ended = Promise.allSettled(found);
    await expect.poll(() => events.length).toBe(1);
    await sleep(5);
    await answers.stop();
    const reasons = (await ended).map((result) =>
      result.status === 'rejected' ? (result.reason as Error).message : 'answered',
    );
    expect(reasons).toEqual(['Nothing could be generated', 'Nothing could be generated']);
    expect(events.filter(([name]) => name === 'generated')).toHaveLength(2);
    const stopping = expect.objectContaining({ message: 'The server is stopping' }) as unknown;
    expect(reasonsOfWork).toEqual([stopping, stopping]);
  });
});
