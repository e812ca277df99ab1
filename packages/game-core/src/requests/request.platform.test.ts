import { describe, expect, expectTypeOf, it } from 'vitest';
import { apiRequest, createDefaultRead, type Fetch } from './request';

// Compiled twice: with Node's types (tsconfig.test.json) and with a browser's (tsconfig.dom.json).
describe("the platform's own fetch (SPEC §7)", () => {
  it('is a fetch for the request helper without a cast', async () => {
    expectTypeOf<typeof fetch>().toExtend<Fetch<AbortSignal>>();
    const response = await apiRequest(fetch, 'GET', 'data:application/json,{"a":1}');
    expectTypeOf(response).toEqualTypeOf<Response>();
    expect(await response.json()).toEqual({ a: 1 });
  });

  it('takes the platform’s abort signal', async () => {
    const stopped = AbortSignal.abort();
    const request = apiRequest(fetch, 'GET', 'data:,', undefined, stopped);
    await expect(request).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('serves the default read', async () => {
    const read = createDefaultRead(fetch, { on401: 'throw' });
    expect(await read({ queryKey: ['data:application/json,[1]'] })).toEqual([1]);
  });
});
