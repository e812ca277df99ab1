import { eraOf } from '@time-traveler/testing';
import { describe, expect, it } from 'vitest';
import { startTestServer } from '../testing/test-server';
import { createVisitor } from '../testing/test-visitor';

const body = {
  prompt: eraOf('medieval').scenario.description,
  type: 'choices',
  period: 'medieval',
};
const from = (...addresses: string[]) => ({ 'X-Forwarded-For': addresses.join(', ') });

describe('requests for scenes', () => {
  it('are refused over the limit of a visitor, with the time to wait', async () => {
    const visitor = createVisitor((await startTestServer({ RATE_PER_VISITOR: '2' })).url);
    expect((await visitor.ask('choices')).status).toBe(200);
    expect((await visitor.ask('image')).status).toBe(200);
    const refused = await visitor.ask('context');
    expect(refused).toMatchObject({ status: 429, data: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('say where the visitor stands in RateLimit and RateLimit-Policy', async () => {
    const visitor = createVisitor((await startTestServer({ RATE_PER_VISITOR: '2' })).url);
    const standing: (string | null)[] = [];
    for (let turn = 0; turn < 3; turn += 1) {
      const { headers } = await visitor.ask('image');
      expect(headers.get('ratelimit-policy')).toBe('"visitor";q=2;w=60');
      standing.push(headers.get('ratelimit'));
    }
    const [, seconds] = /;t=(\d+)$/.exec(standing[0] ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(Number(seconds)).toBeLessThanOrEqual(60);
    expect(standing.map((state) => state?.replace(/\d+$/, 'T'))).toEqual([
      '"visitor";r=1;t=T',
      '"visitor";r=0;t=T',
      '"visitor";r=0;t=T',
    ]);
  });

  it('say nothing about a limit if there is none', async () => {
    const visitor = createVisitor((await startTestServer({ RATE_PER_VISITOR: '0' })).url);
    const { headers } = await visitor.ask('image');
    expect(headers.has('ratelimit')).toBe(false);
    expect(headers.has('ratelimit-policy')).toBe(false);
  });

  it('count against the limit even if they are refused for another reason', async () => {
    const visitor = createVisitor((await startTestServer({ RATE_PER_VISITOR: '1' })).url);
    expect((await visitor.send('{')).status).toBe(400);
    expect((await visitor.send('{')).status).toBe(429);
  });

  it('are never refused because of other visitors: answers without a provider are free', async () => {
    const { url } = await startTestServer({ RATE_TOTAL: '1', TRUST_PROXY: '1' });
    const visitor = createVisitor(url);
    for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      expect((await visitor.send(body, from(address))).status).toBe(200);
    }
  });

  it('are not limited if the setting is 0', async () => {
    const { url } = await startTestServer({ RATE_PER_VISITOR: '0', RATE_TOTAL: '0' });
    const visitor = createVisitor(url);
    for (let turn = 0; turn < 80; turn += 1) expect((await visitor.send(body)).status).toBe(200);
  });

  it('do not limit the files of the game', async () => {
    const { url } = await startTestServer({ RATE_PER_VISITOR: '1' });
    for (let turn = 0; turn < 5; turn += 1) expect((await fetch(url)).status).toBe(200);
  });
});

describe('a visitor’s address', () => {
  it('is that of the connection, whatever headers the visitor sends', async () => {
    const { url } = await startTestServer({ RATE_PER_VISITOR: '1' });
    const visitor = createVisitor(url);
    expect((await visitor.send(body, from('203.0.113.1'))).status).toBe(200);
    expect((await visitor.send(body, from('203.0.113.2'))).status).toBe(429);
  });

  it('is what the operator’s own proxy saw, not what the visitor sent to it', async () => {
    const { url } = await startTestServer({ RATE_PER_VISITOR: '1', TRUST_PROXY: '1' });
    const visitor = createVisitor(url);
    expect((await visitor.send(body, from('198.51.100.7', '203.0.113.1'))).status).toBe(200);
    expect((await visitor.send(body, from('198.51.100.8', '203.0.113.1'))).status).toBe(429);
    expect((await visitor.send(body, from('198.51.100.7', '203.0.113.2'))).status).toBe(200);
  });

  it.each([
    ['203.0.113.1:50123', '203.0.113.1:50124', '203.0.113.2:50123'],
    ['[2001:db8:1:2::1]:50123', '[2001:db8:1:2::1]', '[2001:db8:1:3::1]:50123'],
  ])('is read without the port that some proxies add: %s', async (first, again, other) => {
    const { url } = await startTestServer({ RATE_PER_VISITOR: '1', TRUST_PROXY: '1' });
    const visitor = createVisitor(url);
    expect((await visitor.send(body, from(first))).status).toBe(200);
    expect((await visitor.send(body, from(again))).status).toBe(429);
    expect((await visitor.send(body, from(other))).status).toBe(200);
  });

  it('is the whole /64 network of an IPv6 visitor', async () => {
    const { url } = await startTestServer({ RATE_PER_VISITOR: '1', TRUST_PROXY: '1' });
    const visitor = createVisitor(url);
    expect((await visitor.send(body, from('2001:db8:1:2::1'))).status).toBe(200);
    expect((await visitor.send(body, from('2001:db8:1:2:ffff::9'))).status).toBe(429);
    expect((await visitor.send(body, from('2001:db8:1:3::1'))).status).toBe(200);
  });
});
