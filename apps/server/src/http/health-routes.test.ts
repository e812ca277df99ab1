import { describe, expect, it } from 'vitest';
import { startTestServer } from '../testing/test-server';

describe('health', () => {
  it('tells that the process answers and is ready for visitors', async () => {
    const { url } = await startTestServer({ PEXELS_API_KEY: 'k', DEEPSEEK_API_KEY: 'k' });
    expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
    const ready = await fetch(`${url}/readyz`);
    expect(ready.status).toBe(200);
    expect(await ready.json()).toEqual({
      status: 'ready',
      services: { deepseek: 'up', pexels: 'up' },
    });
  });
});
