import { describe, expect, it } from 'vitest';
import { startTestServer } from '../testing/test-server';

describe('the address of a visitor', () => {
  it('is not logged by default', async () => {
    const { url, logged } = await startTestServer({ TRUST_PROXY: '1' });
    await fetch(`${url}/api/periods`, { headers: { 'X-Forwarded-For': '203.0.113.7' } });
    expect(JSON.stringify(logged)).not.toMatch(/203\.0\.113\.7|127\.0\.0\.1|"client"/);
  });

  it('is logged if the operator wants it, as the proxy saw it', async () => {
    const { url, logged } = await startTestServer({ TRUST_PROXY: '1', LOG_CLIENT_ADDRESS: 'true' });
    for (const address of ['203.0.113.7', '[2001:db8::1]:443', 'nonsense"']) {
      await fetch(`${url}/api/periods`, { headers: { 'X-Forwarded-For': address } });
    }
    const clients = logged.filter(({ msg }) => msg === 'answered').map(({ client }) => client);
    expect(clients).toEqual(['203.0.113.7', '2001:db8::1', 'unknown']);
  });
});
