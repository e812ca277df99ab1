import { describe, expect, it, vi } from 'vitest';
import { builtInPeriods } from '@time-traveler/game-core';
import { createApi } from './api';

const { signal } = new AbortController();
const answering = (data: unknown) => vi.fn(async () => new Response(JSON.stringify(data)));
const request = {
  prompt: 'Generate an image for Dawn',
  type: 'image',
  period: 'medieval',
} as const;

describe('the calls of the game', () => {
  it('return what the server sends for a part, with the part, if the game can use it', async () => {
    const fetch = answering({ imageUrl: '/images/medieval-2.avif', model: 'x' });
    expect(await createApi(fetch).generate(request, signal)).toEqual({
      ok: true,
      value: { part: 'image', answer: { imageUrl: '/images/medieval-2.avif' } },
    });
    expect(fetch).toHaveBeenCalledWith(
      '/api/deepseek',
      expect.objectContaining({ method: 'POST', body: JSON.stringify(request) }),
    );
  });

  it('say why an answer is refused', async () => {
    const image = createApi(answering({ imageUrl: 'javascript:alert(1)' }));
    expect(await image.generate(request, signal)).toEqual({
      ok: false,
      reason: expect.stringContaining('does not resolve'),
    });
    const choices = createApi(answering({ choices: [{ text: 'Wait', description: '' }] }));
    expect(await choices.generate({ ...request, type: 'choices' }, signal)).toEqual({
      ok: false,
      reason: expect.stringContaining('Fewer than two choices'),
    });
    expect(await createApi(answering([])).periods()).toEqual({
      ok: false,
      reason: expect.stringContaining('The list is empty'),
    });
  });

  it('reject with status and body if the server refuses', async () => {
    const fetch = vi.fn(async () => new Response('Busy', { status: 503 }));
    await expect(createApi(fetch).generate(request, signal)).rejects.toThrow('503: Busy');
    await expect(createApi(fetch).periods()).rejects.toThrow('503: Busy');
  });

  it('read the periods once', async () => {
    const fetch = answering(builtInPeriods);
    const api = createApi(fetch);
    expect(await api.periods()).toEqual({ ok: true, value: builtInPeriods });
    expect(await api.periods()).toEqual({ ok: true, value: builtInPeriods });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
