import { createListeners } from '@time-traveler/game-core';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followLoudness, levelsAt } from './follow-loudness';
import curves from './loudness.json';
import { slugsWithSound } from './choice-sounds';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Bars that remember what they show, and a soundtrack that the test plays. */
function startFollowing() {
  const listeners = createListeners();
  const shown: (readonly number[] | null)[] = [];
  const state = { audible: false, volume: 0.5, seconds: null as number | null, asked: 0 };
  const track = {
    name: 'Sumer Is Icumen In',
    url: 'https://game.example/audio/medieval-theme.mp3',
  };
  followLoudness({
    soundtrack: {
      subscribe: listeners.subscribe,
      getSnapshot: () => ({ ...state, track, status: 'playing', silence: null }),
    },
    positionOf: () => ((state.asked += 1), state.seconds),
    loadCurves: async () => ({ medieval: '0123456789' }),
    show: (levels) => shown.push(levels),
  });
  const change = async (next: Partial<typeof state>) => {
    Object.assign(state, next);
    for (const listener of listeners.current()) listener();
    await vi.advanceTimersByTimeAsync(100);
  };
  return { change, shown, state };
}

it('shows the loudness of now in the middle, and that of the moments before on both sides', () => {
  expect(levelsAt('0123456789', 0.55)).toEqual([3, 4, 5, 4, 3].map((level) => level / 9));
});

it('goes on from the end of the tune to its beginning', () => {
  expect(levelsAt('09', 0)[1]).toBe(1);
  expect(levelsAt('09', 0.2)).toEqual(levelsAt('09', 0));
});

it('follows the place in the tune while it sounds', async () => {
  const { change, shown, state } = startFollowing();
  await change({ audible: true, seconds: 0.3 });
  await vi.advanceTimersByTimeAsync(100);
  expect(shown.at(-1)).toEqual(levelsAt('0123456789', 0.3));
  state.seconds = 0.9;
  await vi.advanceTimersByTimeAsync(100);
  expect(shown.at(-1)).toEqual(levelsAt('0123456789', 0.9));
});

it.each([{ audible: false }, { volume: 0 }])('asks for nothing any more with %o', async (quiet) => {
  const { change, state } = startFollowing();
  await change({ audible: true, seconds: 0.3 });
  await change(quiet);
  const { asked } = state;
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.asked).toBe(asked);
});

it('leaves the bars their own beat where the place in the tune is not known', async () => {
  const { change, shown } = startFollowing();
  await change({ audible: true, seconds: null });
  await vi.advanceTimersByTimeAsync(100);
  expect(shown.at(-1)).toBeNull();
});

it('knows the curve of every tune of ours: ten loudnesses a second, from soft to loud', () => {
  expect(Object.keys(curves)).toEqual(slugsWithSound);
  for (const curve of Object.values(curves)) {
    expect(curve).toMatch(/^\d+$/);
    expect(curve.length).toBeGreaterThan(700);
    expect(curve.length).toBeLessThan(1000);
    expect(new Set(curve).size).toBe(10);
  }
});
