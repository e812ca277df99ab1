import { connect } from 'node:net';
import { Hono } from 'hono';
import { expect, it, onTestFinished } from 'vitest';
import { listen, visitorUrl, type Listening } from './listen';

/** Starts an app with one page on a free port until the test ends. */
async function start(): Promise<Listening> {
  const app = new Hono();
  app.get('/', (c) => c.text('page'));
  const listening = await listen(app, {
    port: 0,
    host: '127.0.0.1',
    settings: { port: 'PORT', host: 'HOST' },
  });
  onTestFinished(() => {
    listening.server.close();
    listening.server.closeAllConnections();
  });
  return listening;
}

/** Sends raw bytes and returns everything that comes back until the server closes. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

it('answers an HTTP/1.0 probe without a Host header, as old load balancers send it', async () => {
  const { url } = await start();
  const answer = await exchange(Number(new URL(url).port), 'GET / HTTP/1.0\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*page$/);
});

it('keeps idle connections longer than common proxies do, so that none uses a closed one', async () => {
  const { server } = await start();
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
});

it('allows half a minute for a whole request', async () => {
  const { server } = await start();
  expect(server.requestTimeout).toBe(30_000);
  expect(server.headersTimeout).toBeLessThanOrEqual(30_000);
});

it.each([
  ['127.0.0.1', 'http://localhost:80'],
  ['0.0.0.0', 'http://localhost:80'],
  ['::', 'http://localhost:80'],
  // If the hosts file has only 127.0.0.1 for localhost, that name would not open.
  ['::1', 'http://[::1]:80'],
  ['game.example.org', 'http://game.example.org:80'],
])('shows an address that opens where it listens on %s', (host, url) => {
  expect(visitorUrl(host, 80)).toBe(url);
});
