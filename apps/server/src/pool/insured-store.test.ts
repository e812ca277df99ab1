import type { SceneAnswer } from '@time-traveler/game-core/contract';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { keepAnswer } from '../scenes/kept-answer';
import { insureStore } from './insured-store';
import { createMemoryStore } from './memory-store';
import { createPool } from './pool';
import type { PoolStore } from './store';

const silent = pino({ level: 'silent' });
const picture = (number: number): SceneAnswer => ({
  imageUrl: `/images/${number}.avif`,
  origin: 'written',
});

describe('a shared store that fails', () => {
  const away: PoolStore = {
    read: () => Promise.reject(new Error('away')),
    write: () => Promise.reject(new Error('away')),
    lock: () => Promise.reject(new Error('away')),
  };

  it('is replaced by this server’s memory, so that not every visitor causes a call', async () => {
    const store = insureStore(away, createMemoryStore(), silent);
    const pool = createPool(store, { size: 3, maxAgeMs: 1000, now: () => 0 });
    const held = await pool.fill('a', [], () => Promise.resolve([picture(1)]));
    expect(await pool.read('a')).toEqual(held);
  });

  it('leaves its last read answers in memory', async () => {
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
