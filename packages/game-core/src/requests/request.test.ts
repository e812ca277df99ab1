import { describe, expect, it, vi } from 'vitest';
import { ApiError, apiRequest, createDefaultRead, type RequestOptions } from './request';

const respond = (body: string, init?: ResponseInit) =>
  vi.fn(async (_url: string, _options: RequestOptions<AbortSignal>) => new Response(body, init));

describe('the generic request helper (SPEC §7, §8)', () => {
  it('sends cookies, and no content type without a body', async () => {
    const fetch = respond('[]');
    await apiRequest(fetch, 'GET', '/api/periods');
    // Strictly: an old browser refuses a signal that is there but undefined.
    expect(fetch.mock.calls).toStrictEqual([
      ['/api/periods', { method: 'GET', credentials: 'include' }],
    ]);
  });

  it('sends a body as JSON with the content type that says so', async () => {
    const fetch = respond('{}');
    await apiRequest(fetch, 'POST', '/api/deepseek', { prompt: 'Generate an image for “Dawn”' });
    expect(fetch.mock.calls).toEqual([
      [
        '/api/deepseek',
        {
          method: 'POST',
          credentials: 'include',
          headers: { 'Content-Type': 'application/json' },
          body: '{"prompt":"Generate an image for “Dawn”"}',
        },
      ],
    ]);
  });

  it.each([[0], [''], [false], [[]]])('counts %j as a body', async (body) => {
    const fetch = respond('{}');
    await apiRequest(fetch, 'POST', '/', body);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ body: JSON.stringify(body) });
  });

  it('counts null as no body, as fetch does', async () => {
    const fetch = respond('{}');
    await apiRequest(fetch, 'POST', '/', null);
    expect(fetch.mock.calls[0]?.[1]).toEqual({ method: 'POST', credentials: 'include' });
  });

  it('passes on the signal that aborts the request', async () => {
    const fetch = respond('{}');
    const { signal } = new AbortController();
    await apiRequest(fetch, 'GET', '/', undefined, signal);
    expect(fetch.mock.calls[0]?.[1].signal).toBe(signal);
  });

  it('returns the response of a successful request', async () => {
    const response = await apiRequest(respond('{"a":1}', { status: 201 }), 'GET', '/');
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ a: 1 });
  });

  it.each([
    [500, 'Out of ink', 'Internal Server Error', '500: Out of ink'],
    [404, '', 'Not Found', '404: Not Found'],
    [401, '{"message":"No"}', 'Unauthorized', '401: {"message":"No"}'],
    [503, '', '', '503: '],
    [304, null, 'Not Modified', '304: Not Modified'],
  ])(
    'fails on %i with status and body or status text',
    async (status, body, statusText, message) => {
      const fetch = async () => new Response(body, { status, statusText });
      const error = await apiRequest(fetch, 'GET', '/').catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({ name: 'ApiError', message, status });
    },
  );

  it('fails with the status text if the body breaks off', async () => {
    const broken = {
      ok: false,
      status: 502,
      statusText: 'Bad Gateway',
      text: () => Promise.reject(new TypeError('terminated')),
      json: () => Promise.reject(new TypeError('terminated')),
    };
    await expect(apiRequest(async () => broken, 'GET', '/')).rejects.toThrow('502: Bad Gateway');
  });

  it('passes on the error of a request that was never answered', async () => {
    const offline = new TypeError('Failed to fetch');
    const fetch = () => Promise.reject(offline);
    await expect(apiRequest(fetch, 'GET', '/')).rejects.toBe(offline);
  });
});

describe('the default read (SPEC §7)', () => {
  it('sends GET to the first element of the query key and returns the parsed JSON', async () => {
    const fetch = respond('[{"id":1}]');
    const read = createDefaultRead(fetch, { on401: 'throw' });
    expect(await read({ queryKey: ['/api/periods', 'more', 2] })).toEqual([{ id: 1 }]);
    expect(fetch.mock.calls).toEqual([['/api/periods', { method: 'GET', credentials: 'include' }]]);
  });

  it('throws on 401 by default', async () => {
    const read = createDefaultRead(respond('Who?', { status: 401 }), { on401: 'throw' });
    await expect(read({ queryKey: ['/x'] })).rejects.toThrow('401: Who?');
  });

  it('returns null on 401 in the other mode', async () => {
    const read = createDefaultRead(respond('Who?', { status: 401 }), { on401: 'empty' });
    expect(await read({ queryKey: ['/x'] })).toBeNull();
  });

  it.each([400, 403, 404, 500])('throws on %i in either mode', async (status) => {
    const read = createDefaultRead(respond('No', { status }), { on401: 'empty' });
    await expect(read({ queryKey: ['/x'] })).rejects.toThrow(`${status}: No`);
  });

  it('fails on a body that is not JSON', async () => {
    const read = createDefaultRead(respond('<html>'), { on401: 'throw' });
    await expect(read({ queryKey: ['/x'] })).rejects.toThrow(SyntaxError);
  });

  it.each([[[]], [[1]], [[null, '/x']]])(
    'fails on the key %j, which names no path',
    async (key) => {
      const fetch = respond('{}');
      const read = createDefaultRead(fetch, { on401: 'empty' });
      const error = await read({ queryKey: key }).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(TypeError);
      expect(error).toMatchObject({ message: 'The first element of a query key is a path' });
      expect(fetch).not.toHaveBeenCalled();
    },
  );
});
