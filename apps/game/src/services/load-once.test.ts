import { expect, it, vi } from 'vitest';
import { loadOnce } from './load-once';

it('loads once for all who ask', async () => {
  const load = vi.fn(() => Promise.resolve('loaded'));
  const get = loadOnce(load);
  expect(await Promise.all([get(), get()])).toEqual(['loaded', 'loaded']);
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries again after a failure, which all who asked are told', async () => {
  const load = vi.fn(() => Promise.resolve('loaded'));
  load.mockRejectedValueOnce(new Error('offline'));
  const get = loadOnce(load);
  const both = [get(), get()];
  for (const one of both) await expect(one).rejects.toThrow('offline');
  expect(await get()).toBe('loaded');
});
