import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { page, script, theme, makeSite } from '../testing/test-site';
import { startTestServer } from '../testing/test-server';

/** Sends one raw request that no client library would send, and returns the whole answer. */
function raw(url: string, path: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    });
    let answer = '';
    socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('the built game', () => {
  it('is answered at / and revalidated by its entity tag', async () => {
    const { url } = await startTestServer();
    const first = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
    expect(await first.text()).toBe(page);
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(url, {
      headers: { 'Accept-Encoding': 'identity', 'If-None-Match': `"other", W/${etag}` },
    });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('answers an address that names an era with the page of that era, if there is one', async () => {
    const { url } = await startTestServer({
      SITE_DIR: await makeSite({ 'eras/future.html': 'The future' }),
    });
    const textAt = async (address: string) => (await fetch(url + address)).text();
    expect(await textAt('/?era=future')).toBe('The future');
    expect(await textAt('/?from=a-friend&era=future')).toBe('The future');
    for (const named of ['', 'past', 'futures', '../404', '../eras/future', '%00', 'medieval'])
      expect(await textAt(`/?era=${named}`)).toBe(page);
    for (const query of ['era=Future', 'era=future.', 'a&amp;era=future', 'a?era=future%E2%80%8B'])
      expect(await textAt(`/?${query}`)).toBe('The future');
    expect(await textAt('/?era=medieval&era=future'), 'the first of two').toBe(page);
    expect(await textAt('/?era=future&era=medieval'), 'the first of two').toBe('The future');
    expect((await fetch(`${url}/eras/future.html`)).status).toBe(404);
  });

  it('answers its service worker as a script that browsers ask for each time', async () => {
    const { url } = await startTestServer({ SITE_DIR: await makeSite({ 'sw.js': script }) });
    const { headers } = await fetch(`${url}/sw.js`);
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it('may be cached for ever if its names change with the content', async () => {
    const { url } = await startTestServer();
    const asset = await fetch(`${url}/assets/index-4f2a9c.js`);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('is compressed for a visitor who accepts %s', async (accepted, encoding, decompress) => {
    const { url } = await startTestServer();
    const { request } = await import('node:http');
    const [headers, body] = await new Promise<[Record<string, unknown>, Buffer]>((resolve) => {
      const path = `${url}/assets/index-4f2a9c.js`;
      request(path, { headers: { 'Accept-Encoding': accepted } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve([response.headers, Buffer.concat(chunks)]));
      }).end();
    });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(decompress(body).toString()).toBe(script);
    expect(body.byteLength).toBeLessThan(script.length / 4);
  });

  it('is sent as the build compressed it, and the compressed files have no path of their own', async () => {
    const { brotliCompressSync } = await import('node:zlib');
    const ahead = brotliCompressSync('made by the build');
    const site = await makeSite({ 'assets/index-4f2a9c.js.br': ahead });
    const { url } = await startTestServer({ SITE_DIR: site });
    const asset = await fetch(`${url}/assets/index-4f2a9c.js`, {
      headers: { 'Accept-Encoding': 'br' },
    });
    expect(await asset.text()).toBe('made by the build');
    expect((await fetch(`${url}/assets/index-4f2a9c.js.br`)).status).toBe(404);
  });

  it('answers HEAD with the same headers and no body', async () => {
    const { url } = await startTestServer();
    const head = await fetch(`${url}/audio/medieval-theme.mp3`, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String(theme.length));
    expect(await head.text()).toBe('');
  });
});

describe('music', () => {
  it.each(['/audio/medieval-theme.mp3', '/api/audio/medieval.mp3'])(
    'is answered in byte ranges at %s',
    async (path) => {
      const { url } = await startTestServer();
      const part = await fetch(url + path, { headers: { Range: 'bytes=1000-1999' } });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe('bytes 1000-1999/5000');
      expect(part.headers.get('content-type')).toBe('audio/mpeg');
      expect(Buffer.from(await part.arrayBuffer())).toEqual(theme.subarray(1000, 2000));
    },
  );

  it.each([
    ['bytes=4990-', 206, 'bytes 4990-4999/5000', 10],
    ['bytes=-5', 206, 'bytes 4995-4999/5000', 5],
    ['bytes=0-99999', 206, 'bytes 0-4999/5000', 5000],
    ['bytes=-99999', 206, 'bytes 0-4999/5000', 5000],
    ['bytes=-0', 416, 'bytes */5000', 0],
    ['bytes=5-2', 200, null, 5000],
    ['bytes=0-99999999999999999999', 206, 'bytes 0-4999/5000', 5000],
    ['bytes=5000-', 416, 'bytes */5000', 0],
    ['bytes=0-1,4-5', 200, null, 5000],
    ['lines=0-1', 200, null, 5000],
    ['bytes=x', 200, null, 5000],
  ])('reads the range %s as status %d', async (range, status, contentRange, length) => {
    const { url } = await startTestServer();
    const part = await fetch(`${url}/audio/medieval-theme.mp3`, { headers: { Range: range } });
    expect(part.status).toBe(status);
    expect(part.headers.get('content-range')).toBe(contentRange);
    expect((await part.arrayBuffer()).byteLength).toBe(length);
  });

  it('is sent whole if the visitor has a range of another version', async () => {
    const { url } = await startTestServer();
    const whole = await fetch(`${url}/audio/medieval-theme.mp3`, {
      headers: { Range: 'bytes=0-9', 'If-Range': '"another"' },
    });
    expect(whole.status).toBe(200);
  });

  it('is described whole to HEAD, which has no ranges', async () => {
    const { url } = await startTestServer();
    const head = await fetch(`${url}/audio/medieval-theme.mp3`, {
      method: 'HEAD',
      headers: { Range: 'bytes=0-9' },
    });
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe('5000');
  });

  it('is not cached if the range is outside the file', async () => {
    const { url } = await startTestServer();
    const { headers } = await fetch(`${url}/assets/index-4f2a9c.js`, {
      headers: { Range: 'bytes=99999-' },
    });
    expect(headers.get('content-range')).toMatch(/^bytes \*\/\d+$/);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is not found for an era without a theme', async () => {
    const { url } = await startTestServer();
    expect((await fetch(`${url}/api/audio/atlantis.mp3`)).status).toBe(404);
  });
});

describe('any other path', () => {
  it.each(['/nowhere', '/index.html', '/404.html', '/assets/', '/%zz'])(
    'answers %s with the game and status 404, which nothing keeps (SPEC §2)',
    async (path) => {
      const { url } = await startTestServer();
      const lost = await fetch(url + path);
      expect(lost.status).toBe(404);
      expect(lost.headers.get('cache-control')).toBe('no-store');
      expect(await lost.text()).toBe(page);
    },
  );

  it("prefers the game's own 404 page if there is one", async () => {
    const site = await makeSite({ '404.html': '<title>404 Page Not Found</title>' });
    const { url } = await startTestServer({ SITE_DIR: site });
    const lost = await fetch(`${url}/nowhere`);
    expect(lost.status).toBe(404);
    expect(await lost.text()).toContain('404 Page Not Found');
  });

  it.each([
    '/../package.json',
    '/../../../../../../etc/passwd',
    '/..%2f..%2f..%2f..%2fetc%2fpasswd',
    '/assets/..%5c..%5cpackage.json',
    '//etc/passwd',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
    '/index.html%00.js',
  ])('never leaves the folder of the game: %s', async (path) => {
    const { url } = await startTestServer();
    const answer = await raw(url, path);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).not.toContain('root:');
  });

  it('refuses writing methods', async () => {
    const { url } = await startTestServer();
    const answer = await fetch(url, { method: 'PUT', body: 'x' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });
});
