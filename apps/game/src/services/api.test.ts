import { MutationCache } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createApi } from './api';

const body = { prompt: 'A castle gate', type: 'image', period: 'medieval' } as const;

afterEach(() => {
  vi.restoreAllMocks();
});

it.each([
  ['an answer', 200],
  ['a failure', 500],
])('forgets a request after %s', async (_, status) => {
  const build = vi.spyOn(MutationCache.prototype, 'build');
  const api = createApi(async () => Response.json({ imageUrl: '/a.avif' }, { status }));
  await Promise.allSettled([api.generate(body, new AbortController().signal)]);
  const cache = build.mock.contexts[0];
  expect(cache).toBeInstanceOf(MutationCache);
  await vi.waitFor(() => expect((cache as MutationCache).getAll()).toEqual([]));
});
