import { expect, it, vi } from 'vitest';
import { loadOnce } from './loading';

it('loads once for all callers', async () => {
  const load = vi.fn(() => Promise.resolve('loaded'));
  const get = loadOnce(load);
  expect(await Promise.all([get(), get()])).toEqual(['loaded', 'loaded']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('rejects every waiting call after a failure, and then tries again', async () => {
  const load = vi.fn(() => Promise.resolve('loaded'));
  load.mockRejectedValueOnce(new Error('offline'));
  const get = loadOnce(load);
  const both = [get(), get()];
  for (const one of both) await expect(one).rejects.toThrow('offline');
  expect(await get()).toBe('loaded');
});
