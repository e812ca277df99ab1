import { describe, expect, it } from 'vitest';
import { startTestServer } from '../testing/test-server';
import { makeSite } from '../testing/test-site';

describe('every answer', () => {
  it.each(['/', '/nowhere', '/assets/index-4f2a9c.js', '/api/periods', '/api/none', '/healthz'])(
    'has the security headers: %s',
    async (path) => {
      const { url } = await startTestServer();
      const { headers } = await fetch(url + path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'self'; script-src 'self';");
      expect(policy).toContain("img-src 'self' data: https://images.pexels.com;");
      expect(policy).toContain("worker-src 'self'; manifest-src 'self';");
      expect(policy).toContain('trusted-types dompurify service-worker');
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).not.toContain('unsafe-eval');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    },
  );

  it('allows pictures of the configured origins only', async () => {
    const { url } = await startTestServer({ IMAGE_ORIGINS: 'https://cdn.example.org' });
    const policy = (await fetch(url)).headers.get('content-security-policy');
    expect(policy).toContain("img-src 'self' data: https://cdn.example.org;");
  });

  it('allows the inline scripts that the pages themselves allow by hash, and no other', async () => {
    const policyOf = (sources: string) =>
      `<meta http-equiv="Content-Security-Policy" content="script-src-elem 'self' ${sources}; object-src 'none'">`;
    const folder = await makeSite({
      'index.html': `${policyOf("'sha256-a+/1='")}<script>first()</script>`,
      '404.html': `${policyOf("'sha256-a+/1=' 'sha256-b=' 'unsafe-inline'")}<p>'sha256-text='</p>`,
      'assets/notes.txt': policyOf("'sha256-notes='"),
    });
    const { url } = await startTestServer({ SITE_DIR: folder });
    const policy = (await fetch(url)).headers.get('content-security-policy');
    expect(policy).toContain("; script-src 'self' 'sha256-a+/1=' 'sha256-b='; ");
  });

  it('lets nobody frame the game, unless FRAME_ANCESTORS names the sites', async () => {
    const { url } = await startTestServer();
    const { headers } = await fetch(url, { headers: { Origin: 'null' } });
    expect(headers.get('content-security-policy')).toContain("; frame-ancestors 'none';");
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('access-control-allow-origin')).toBeNull();
  });

  it.each(['/', '/nowhere', '/assets/index-4f2a9c.js', '/api/periods', '/healthz'])(
    'lets the named sites frame the game, also without an origin of its own: %s',
    async (path) => {
      const { url } = await startTestServer({
        FRAME_ANCESTORS: 'https://moodle.example.org  https://*.instructure.com',
      });
      const { headers } = await fetch(url + path, { headers: { Origin: 'null' } });
      expect(headers.get('content-security-policy')).toContain(
        '; frame-ancestors https://moodle.example.org https://*.instructure.com;',
      );
      expect(headers.get('x-frame-options')).toBeNull();
      expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      const allowed = path === '/healthz' ? null : path.startsWith('/api/') ? 'null' : '*';
      expect(headers.get('access-control-allow-origin')).toBe(allowed);
    },
  );

  it('lets no other site read how the server is, or an answer from a cache that another origin filled', async () => {
    const { url } = await startTestServer({ FRAME_ANCESTORS: 'https://moodle.example.org' });
    const headersOf = async (path: string) =>
      (await fetch(url + path, { headers: { Origin: 'https://evil.example' } })).headers;
    for (const path of ['/readyz', '/healthz', '/api/periods', '/api/none']) {
      expect((await headersOf(path)).get('access-control-allow-origin')).toBeNull();
    }
    expect((await headersOf('/api/periods')).get('vary')).toContain('Origin');
  });

  it('allows calls to sandboxed frames alone, not to other sites', async () => {
    const { url } = await startTestServer({ FRAME_ANCESTORS: 'https://moodle.example.org' });
    const preflight = async (origin: string) => {
      const { headers } = await fetch(`${url}/api/deepseek`, {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'content-type',
        },
      });
      return headers.get('access-control-allow-origin');
    };
    expect(await preflight('null')).toBe('null');
    expect(await preflight('https://moodle.example.org')).toBeNull();
    expect(await preflight('https://evil.example')).toBeNull();
  });

  it('has a request id, which is also in the log line', async () => {
    const { url, logged } = await startTestServer();
    const { headers } = await fetch(`${url}/api/periods`);
    const id = headers.get('x-request-id');
    expect(logged).toContainEqual(
      expect.objectContaining({ requestId: id, path: '/api/periods', status: 200 }),
    );
  });

  it('has no request id that a visitor has chosen', async () => {
    const { url } = await startTestServer();
    const { headers } = await fetch(url, { headers: { 'X-Request-Id': 'chosen' } });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('keeps the request id of a proxy if it is a plain word', async () => {
    const { url } = await startTestServer({ TRUST_PROXY: '1' });
    const id = async (sent: string) =>
      (await fetch(`${url}/healthz`, { headers: { 'X-Request-Id': sent } })).headers.get(
        'x-request-id',
      );
    expect(await id('proxy-17')).toBe('proxy-17');
    expect(await id('a{"b')).not.toBe('a{"b');
  });
});
