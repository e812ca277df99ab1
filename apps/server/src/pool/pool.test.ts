import { describe, expect, it } from 'vitest';
import { createFlights } from './flights';
import { createMemoryStore } from './memory-store';
import { createPool, type MakeAnswers } from './pool';
import type { PoolStore } from './store';
import { insureStore } from './insured-store';
import { keepAnswer, pickUnseen } from '../scenes/kept-answer';
import type { SceneAnswer } from '@time-traveler/game-core/contract';
import { pino } from 'pino';

const silent = pino({ level: 'silent' });
const never = new Promise<never>(() => undefined);
const picture = (number: number): SceneAnswer => ({
  imageUrl: `/images/${number}.avif`,
  origin: 'written',
});

function poolAt(clock: { now: number }, size = 3, store = createMemoryStore()) {
  return createPool(store, { size, maxAgeMs: 1000, lockMs: 500, now: () => clock.now });
}

describe('work under way', () => {
  it('is started once for all who ask for the same', async () => {
    const flights = createFlights<number>();
    let started = 0;
    const start = () => Promise.resolve((started += 1));
    const answers = await Promise.all([flights.join('a', start), flights.join('a', start)]);
    expect(answers).toEqual([1, 1]);
    expect(await flights.join('a', start)).toBe(2);
  });

  it('goes on while one still waits, and is cancelled when the last one leaves', async () => {
    const flights = createFlights<never>();
    const signals: AbortSignal[] = [];
    const start = (signal: AbortSignal) => {
      signals.push(signal);
      return never;
    };
    const [first, second] = [new AbortController(), new AbortController()];
    const left = [
      flights.join('a', start, first.signal),
      flights.join('a', start, second.signal),
    ].map((joined) => joined.catch((reason: unknown) => reason));
    first.abort('first');
    expect(await left[0]).toBe('first');
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    second.abort('second');
    expect(await left[1]).toBe('second');
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });

  it('stays for one who cannot leave', () => {
    const flights = createFlights<never>();
    const signals: AbortSignal[] = [];
    const start = (signal: AbortSignal) => {
      signals.push(signal);
      return never;
    };
    const visitor = new AbortController();
    flights.join('a', start, visitor.signal).catch(() => undefined);
    void flights.join('a', start);
    visitor.abort();
    expect(signals[0]?.aborted).toBe(false);
  });

  it('is started anew by who comes after it was cancelled', async () => {
    const flights = createFlights<string>();
    const visitor = new AbortController();
    flights.join('a', () => never, visitor.signal).catch(() => undefined);
    visitor.abort();
    expect(await flights.join('a', () => Promise.resolve('fresh'))).toBe('fresh');
  });

  it('is not joined by a visitor who has left already', async () => {
    const flights = createFlights<number>();
    const start = () => Promise.reject(new Error('must not start'));
    await expect(flights.join('a', start, AbortSignal.abort('gone'))).rejects.toBe('gone');
  });

  it('fails for all who wait, and for nobody after them', async () => {
    const flights = createFlights<string>();
    const fail = () => Promise.reject(new Error('no'));
    const both = await Promise.allSettled([flights.join('a', fail), flights.join('a', fail)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await flights.join('a', () => Promise.resolve('yes'))).toBe('yes');
  });
});

describe('the pool', () => {
  it('is low until it holds enough, and again when something in it is old', async () => {
    const clock = { now: 0 };
    const pool = poolAt(clock, 2);
    const one = await pool.fill('a', [], () => Promise.resolve([picture(1)]));
    expect(pool.isLow('a', one)).toBe(true);
    clock.now = 500;
    const two = await pool.fill('a', one, () => Promise.resolve([picture(2)]));
    expect(pool.isLow('a', two)).toBe(false);
    clock.now = 1000;
    expect(pool.isLow('a', two)).toBe(true);
  });

  it('keeps the newest, each once, and never more than its size', async () => {
    const clock = { now: 0 };
    const pool = poolAt(clock, 2);
    let held = await pool.fill('a', [], () => Promise.resolve([picture(1), picture(2)]));
    clock.now = 10;
    held = await pool.fill('a', held, () => Promise.resolve([picture(2)]));
    expect(held.map(({ answer, at }) => [answer, at])).toEqual([
      [picture(2), 10],
      [picture(1), 0],
    ]);
    held = await pool.fill('a', held, () => Promise.resolve([picture(3)]));
    expect(held.map(({ answer }) => answer)).toEqual([picture(3), picture(2)]);
    expect(await pool.read('a')).toEqual(held);
  });

  it('asks no more for a while when all it was brought is known', async () => {
    const clock = { now: 0 };
    const pool = poolAt(clock, 2);
    const make: MakeAnswers = () => Promise.resolve([picture(1)]);
    const one = await pool.fill('a', [], make);
    expect(pool.isLow('a', one)).toBe(true);
    const same = await pool.fill('a', one, make);
    expect(pool.isLow('a', same)).toBe(false);
    clock.now = 1000;
    expect(pool.isLow('a', same)).toBe(true);
  });

  it('keeps what it has when nothing new can be made', async () => {
    const pool = poolAt({ now: 0 });
    const held = await pool.fill('a', [], () => Promise.resolve([picture(1)]));
    const failed = pool.fill('a', held, () => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    expect(await pool.read('a')).toEqual(held);
  });

  it('asks nobody where another server has filled the key since', async () => {
    const store = createMemoryStore();
    const mine = poolAt({ now: 0 }, 3, store);
    const theirs = poolAt({ now: 0 }, 3, store);
    const filled = await theirs.fill('a', [], () => Promise.resolve([picture(1)]));
    const make: MakeAnswers = () => Promise.reject(new Error('must not be asked'));
    expect(await mine.fill('a', [], make)).toEqual(filled);
  });

  it('waits for another server that is filling, and fills itself when that one gives up', async () => {
    const memory = createMemoryStore();
    let tries = 0;
    const store: PoolStore = {
      ...memory,
      lock: (key, milliseconds) => {
        tries += 1;
        return tries < 3 ? Promise.resolve(null) : memory.lock(key, milliseconds);
      },
    };
    const held = await poolAt({ now: 0 }, 3, store).fill('a', [], () =>
      Promise.resolve([picture(1)]),
    );
    expect(tries).toBe(3);
    expect(held.map(({ answer }) => answer)).toEqual([picture(1)]);
  });

  it('gives the key back when making fails', async () => {
    const memory = createMemoryStore();
    let held = 0;
    const store: PoolStore = {
      ...memory,
      lock: () => {
        held += 1;
        return Promise.resolve(() => {
          held -= 1;
          return Promise.resolve();
        });
      },
    };
    const failed = poolAt({ now: 0 }, 3, store).fill('a', [], () =>
      Promise.reject(new Error('no')),
    );
    await expect(failed).rejects.toThrow('no');
    expect(held).toBe(0);
  });
});

describe('a shared store that is away', () => {
  const away: PoolStore = {
    read: () => Promise.reject(new Error('away')),
    write: () => Promise.reject(new Error('away')),
    lock: () => Promise.reject(new Error('away')),
  };

  it('has this server’s memory stand in, so that nobody is asked anew for each visitor', async () => {
    const store = insureStore(away, createMemoryStore(), silent);
    const pool = poolAt({ now: 0 }, 3, store);
    const held = await pool.fill('a', [], () => Promise.resolve([picture(1)]));
    expect(await pool.read('a')).toEqual(held);
  });

  it('leaves behind what it was last seen to hold', async () => {
    const kept = [keepAnswer(picture(1), 0)];
    let isAway = false;
    const shared = createMemoryStore();
    await shared.write('a', kept);
    const store = insureStore(
      { ...shared, read: (key) => (isAway ? away.read(key) : shared.read(key)) },
      createMemoryStore(),
      silent,
    );
    await store.read('a');
    isAway = true;
    expect(await store.read('a')).toEqual(kept);
  });
});

describe('the name of an answer', () => {
  const choices = ['Join', 'Wait'].map((text) => ({ text, description: 'It has a price.' }));

  it('is the same for equal answers, and another one where the ending or the title differs', () => {
    const told = choices.map((choice) => ({ ...choice, outcome: 'They cheer.' }));
    const context = '<p>More about it.</p>';
    const answers: readonly SceneAnswer[] = [
      { choices, origin: 'model' },
      { choices: told, origin: 'model' },
      { context, origin: 'model' },
      { context, title: 'A ledger', origin: 'model' },
    ];
    const names = answers.map((answer) => keepAnswer(answer, 0).id);
    expect(new Set(names).size).toBe(answers.length);
    expect(answers.map((answer) => keepAnswer({ ...answer }, 9).id)).toEqual(names);
  });
});

describe('what a visitor is handed', () => {
  const answers = [1, 2, 3].map((number) => keepAnswer(picture(number), 0));
  const ids = answers.map(({ id }) => id);

  it('is any of what was not seen, by chance', () => {
    const seen = ids.slice(0, 1);
    expect(pickUnseen(answers, seen, () => 0)).toBe(answers[1]);
    expect(pickUnseen(answers, seen, () => 0.99)).toBe(answers[2]);
  });

  it('is what was seen longest ago, once all was seen', () => {
    const [a = '', b = '', c = ''] = ids;
    expect(pickUnseen(answers, [b, c, a], () => 0)).toBe(answers[1]);
  });

  it('is nothing where there is nothing', () => {
    expect(pickUnseen([], ids, () => 0)).toBeUndefined();
  });
});
