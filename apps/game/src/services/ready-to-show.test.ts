import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Need, showOnceReady } from './ready-to-show';

const there: Need = { isThere: () => true, load: () => Promise.reject(new Error('Loaded twice')) };
const never: Need = { isThere: () => false, load: () => new Promise(() => {}) };
const failing: Need = { isThere: () => false, load: () => Promise.reject(new Error('Offline')) };
const late: Need = {
  isThere: () => false,
  load: () => new Promise((resolve) => setTimeout(resolve, 1_000)),
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('what a scene is shown with', () => {
  it('is not waited for if it is there: the scene is shown at once', () => {
    const show = vi.fn();
    showOnceReady([there, there], show);
    expect(show).toHaveBeenCalledOnce();
  });

  it.each([
    { needs: [late, there], after: 1_000 },
    { needs: [late, failing], after: 1_000 },
    { needs: [failing], after: 1 },
    { needs: [late, never], after: 4_000 },
  ])('is waited for until the last of it has come or failed, or for four seconds', async (row) => {
    const show = vi.fn();
    showOnceReady(row.needs, show);
    await vi.advanceTimersByTimeAsync(row.after - 1);
    if (row.after > 1) expect(show).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(show).toHaveBeenCalledOnce();
  });
});
