import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { listen, visitorUrl, type Listening } from './listen';

/** Listens with an app of one page on a free port until the test ends. */
async function start(): Promise<Listening> {
  const app = new Hono();
  app.get('/', (c) => c.text('page'));
  const listening = await listen(app, 0, '127.0.0.1');
  onTestFinished(() => {
    listening.server.close();
    listening.server.closeAllConnections();
  });
  return listening;
}

/** Sends raw bytes and gives all that comes back until the server closes. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

it('answers the probe of an old balancer, which speaks HTTP/1.0 and names no host', async () => {
  const { url } = await start();
  const answer = await exchange(Number(new URL(url).port), 'GET / HTTP/1.0\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*page$/);
});

it('keeps idle connections longer than the proxies in front do, so that none meets a closed one', async () => {
  const { server } = await start();
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
});

it('gives a sender half a minute for the whole request and no more', async () => {
  const { server } = await start();
  expect(server.requestTimeout).toBe(30_000);
  expect(server.headersTimeout).toBeLessThanOrEqual(30_000);
});

it.each([
  ['127.0.0.1', 'http://localhost:80'],
  ['0.0.0.0', 'http://localhost:80'],
  ['::', 'http://localhost:80'],
  // Where the hosts file knows localhost as 127.0.0.1 alone, that name would not open.
  ['::1', 'http://[::1]:80'],
  ['game.example.org', 'http://game.example.org:80'],
])('shows an address that opens where it listens on %s', (host, url) => {
  expect(visitorUrl(host, 80)).toBe(url);
});
