import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { waitAtMost } from './time-limit';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ['has finished', () => Promise.resolve('done')],
  ['has failed', () => Promise.reject(new Error('offline'))],
])('stops waiting when the work %s', async (_, work) => {
  await expect(waitAtMost(1_000, work())).resolves.toBeUndefined();
});

it('stops waiting when the time is over', async () => {
  const over = vi.fn();
  void waitAtMost(1_000, new Promise(() => {})).then(over);
  await vi.advanceTimersByTimeAsync(999);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalledTimes(1);
});
