import { describe, expect, it } from 'vitest';
import { createMemoryStore } from './memory-store';
import { createPool, type MakeAnswers } from './pool';
import type { PoolStore } from './store';
import type { SceneAnswer } from '@time-traveler/game-core/contract';

const picture = (number: number): SceneAnswer => ({
  imageUrl: `/images/${number}.avif`,
  origin: 'written',
});

function poolAt(clock: { now: number }, size = 3, store = createMemoryStore()) {
  return createPool(store, { size, maxAgeMs: 1000, now: () => clock.now });
}

describe('the pool', () => {
  it('is low until it has enough answers, and again when one of them is old', async () => {
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

  it('keeps the newest answers, each once, up to its size', async () => {
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

  it('is not low for a while after a fill that brought nothing new', async () => {
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

  it('keeps its answers if a fill fails', async () => {
    const pool = poolAt({ now: 0 });
    const held = await pool.fill('a', [], () => Promise.resolve([picture(1)]));
    const failed = pool.fill('a', held, () => Promise.reject(new Error('no')));
    await expect(failed).rejects.toThrow('no');
    expect(await pool.read('a')).toEqual(held);
  });

  it('makes nothing if another server has filled the key meanwhile', async () => {
    const store = createMemoryStore();
    const mine = poolAt({ now: 0 }, 3, store);
    const theirs = poolAt({ now: 0 }, 3, store);
    const filled = await theirs.fill('a', [], () => Promise.resolve([picture(1)]));
    const make: MakeAnswers = () => Promise.reject(new Error('must not be asked'));
    expect(await mine.fill('a', [], make)).toEqual(filled);
  });

  it('waits while another server fills the key, and fills it itself if that one gives up', async () => {
    const memory = createMemoryStore();
    let tries = 0;
    const store: PoolStore = {
      ...memory,
      lock: (key) => {
        tries += 1;
        return tries < 3 ? Promise.resolve(null) : memory.lock(key);
      },
    };
    const held = await poolAt({ now: 0 }, 3, store).fill('a', [], () =>
      Promise.resolve([picture(1)]),
    );
    expect(tries).toBe(3);
    expect(held.map(({ answer }) => answer)).toEqual([picture(1)]);
  });

  it('releases the lock if making an answer fails', async () => {
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
