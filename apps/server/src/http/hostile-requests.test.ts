import { connect } from 'node:net';
import { eraOf } from '@time-traveler/testing';
import { describe, expect, it } from 'vitest';
import { rawRequest } from '../testing/raw-request';
import { startListeningProcess } from '../testing/test-process';
import { startTestServer } from '../testing/test-server';
import { makeSite } from '../testing/test-site';
import { createVisitor } from '../testing/test-visitor';

const { scenario } = eraOf('medieval');
const good = { prompt: scenario.description, type: 'choices', period: 'medieval' };
const goodBody = JSON.stringify(good);

const climbs = [
  '..',
  '%2e%2e',
  '.%2e',
  '%252e%252e',
  '..%00',
  '..;',
  '....',
  '%c0%ae%c0%ae',
  '．．',
];
const slashes = ['/', '%2f', '%5c', '\\', '//'];
const traversals = climbs.flatMap((climb) =>
  slashes.map((slash) => `/${Array(6).fill(climb).join(slash)}${slash}etc${slash}passwd`),
);
const otherPaths = [
  'file:///etc/passwd',
  'http://127.0.0.1/../../etc/passwd',
  '//etc/passwd',
  '/assets/../../../../etc/passwd',
  '/assets/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '/index.html%00.js',
  '/%',
  '/%zz',
  '/api/audio/../../../etc/passwd',
  '/api/audio/..%2f..%2fetc%2fpasswd.mp3',
  '/__proto__',
  '/constructor',
  '*',
];

describe('a path that tries to leave the folder of the game', () => {
  it(`is not found, in ${traversals.length + otherPaths.length} spellings`, async () => {
    const { url } = await startTestServer();
    for (const path of [...traversals, ...otherPaths]) {
      const bytes = Buffer.from(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      const answer = await rawRequest(url, bytes);
      expect(answer, path).toMatch(/^HTTP\/1\.1 40[04] /);
      expect(answer, path).not.toContain('root:');
    }
  });
});

const bodies: readonly (string | Buffer)[] = [
  '',
  ' ',
  'null',
  'true',
  '7',
  '"text"',
  '[]',
  '{}',
  '[[[[[[',
  '{"prompt":',
  `${goodBody}x`,
  `\ufeff${goodBody}x`,
  goodBody.replace('{', '{"__proto__":{"admin":true},'),
  goodBody.replace('{', '{"constructor":{"prototype":{}},'),
  goodBody.replace('"medieval"', 'null'),
  goodBody.replace('"medieval"', '["medieval"]'),
  goodBody.replace('"medieval"', '{"toString":"medieval"}'),
  goodBody.replace('"medieval"', '"__proto__"'),
  goodBody.replace('"medieval"', '"constructor"'),
  goodBody.replace('"medieval"', '"medieval\\u0000"'),
  goodBody.replace('"medieval"', '"MEDIEVAL"'),
  goodBody.replace('"choices"', '"toString"'),
  goodBody.replace('"choices"', '1e999'),
  JSON.stringify({ ...good, prompt: '' }),
  JSON.stringify({ ...good, prompt: '\u0000' }),
  JSON.stringify({ ...good, prompt: '\ud800' }),
  JSON.stringify({ ...good, prompt: { $gt: '' } }),
  JSON.stringify({ ...good, prompt: 'x'.repeat(15_000) }),
  '['.repeat(8000),
  `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`,
  Buffer.from([0xff, 0xfe, 0x7b, 0x00]),
  Buffer.from([0x7b, 0xc0, 0x80, 0x7d]),
];

const headers: readonly Readonly<Record<string, string>>[] = [
  ...[
    '%',
    '%%%',
    '~',
    ':',
    'a:b',
    '__proto__:aaaaaa',
    'medieval:',
    'medieval:short',
    'medieval:aaaaaa.',
    'medieval:aaaaaa~~',
    `medieval:${'aaaaaa.'.repeat(500)}aaaaaa`,
    `${'medieval:aaaaaa~'.repeat(300)}`,
    '%E0%A4%A',
    '"quoted"',
    'medieval%3Aaaaaaa',
  ].map((value) => ({ Cookie: `seen-choices=${value}` })),
  { Cookie: ';;;=;=' },
  { Cookie: 'seen-choices' },
  { Cookie: '='.repeat(4000) },
  { Cookie: 'seen-choices=a; seen-choices=b; seen-choices=c' },
  { Cookie: '__proto__=a; constructor=b; toString=c' },
  { Cookie: `seen-choices=${'%00'.repeat(500)}` },
  { Cookie: `seen-choices=medieval:aaaaaa; ${'other=x; '.repeat(500)}` },
  { 'Accept-Encoding': 'br;q=nonsense, *;q=0' },
  { 'Accept-Encoding': ','.repeat(2000) },
  { Accept: '*/*;q=9e999' },
  { Range: 'bytes=-' },
  { 'If-None-Match': '"'.repeat(3000) },
  { 'If-Modified-Since': 'soon' },
  { 'X-Forwarded-For': ','.repeat(3000) },
  { 'X-Forwarded-For': '::ffff:999.1.1.1, [::1' },
  { 'X-Forwarded-For': '0x7f.1, 127.1, 2130706433' },
  { 'X-Forwarded-Proto': 'https,'.repeat(500) },
  { Forwarded: 'for="_hidden", for="[::1"' },
  { 'X-Request-Id': '<script>' },
  { 'X-Request-Id': 'x'.repeat(4000) },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { Origin: 'null' },
  { Expect: 'nonsense' },
  { Upgrade: 'websocket' },
  { traceparent: '00-0-0-0' },
  { 'Content-Type': 'application/json; charset=utf-7' },
  { 'Content-Type': 'application/json;;;' },
];

const post = (extra: Readonly<Record<string, string>>, body: string | Buffer) => {
  const lines = Object.entries({
    Host: 'x',
    Connection: 'close',
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    ...extra,
  }).map(([name, value]) => `${name}: ${value}`);
  const head = `POST /api/deepseek HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(body)]);
};

describe('a body that nobody should send', () => {
  it(`is refused with a reason, in ${bodies.length} forms, and breaks nothing`, async () => {
    const { url } = await startTestServer({ ALLOW_ANY_PROMPT: 'true' });
    for (const body of bodies) {
      const answer = await rawRequest(url, post({}, body));
      const shown = body.toString().slice(0, 80);
      // Foreign prompts are allowed here, so that the checks of the form are the only ones.
      expect(answer, shown).toMatch(/^HTTP\/1\.1 (?:4\d\d|200|502) /);
      if (!answer.startsWith('HTTP/1.1 200')) expect(answer, shown).toContain('"requestId"');
    }
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
    expect((await createVisitor(url).send(good)).status).toBe(200);
  });
});

describe('a header that nobody should send', () => {
  it(`changes nothing, in ${headers.length} forms`, async () => {
    const { url } = await startTestServer({ TRUST_PROXY: '1' });
    for (const header of headers) {
      const answer = await rawRequest(url, post(header, goodBody));
      const shown = JSON.stringify(header).slice(0, 80);
      expect(answer, shown).toMatch(/^HTTP\/1\.1 (?:200|417) /);
      expect(answer, shown).not.toContain('<script>');
    }
  });

  it('is refused if the headers are longer than 16 KB', async () => {
    const { url } = await startTestServer();
    const answer = await rawRequest(url, post({ Cookie: 'x'.repeat(20_000) }, goodBody));
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
  });
});

const start = 'POST /api/deepseek HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
/** What a smuggled second request would be. */
const second = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
const framings: readonly (readonly [string, string])[] = [
  [
    'a length and chunks',
    `${start}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'chunks and a length',
    `${start}Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n`,
  ],
  ['two lengths', `${start}Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcde`],
  ['a list of lengths', `${start}Content-Length: 5, 5\r\n\r\nabcde`],
  ['a signed length', `${start}Content-Length: +5\r\n\r\nabcde`],
  ['a negative length', `${start}Content-Length: -5\r\n\r\nabcde`],
  ['a hexadecimal length', `${start}Content-Length: 0x5\r\n\r\nabcde`],
  ['a length beyond all numbers', `${start}Content-Length: 99999999999999999999\r\n\r\n`],
  ['an unknown coding', `${start}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`],
  ['a coding after chunks', `${start}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
  ['a chunk of no number', `${start}Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n`],
  ['a space before the colon', `${start}Content-Length : 5\r\n\r\nabcde`],
  ['a folded header', `${start}X-A: b\r\n c\r\nContent-Length\r\n : 5\r\n\r\nabcde`],
  ['a NUL in a header', `${start}X-A: b\u0000c\r\nContent-Length: 5\r\n\r\nabcde`],
  ['a lone carriage return', `${start}X-A: b\rContent-Length: 5\r\n\r\nabcde`],
  ['no host', 'POST /api/deepseek HTTP/1.1\r\nContent-Length: 5\r\n\r\nabcde'],
  ['another version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n'],
  ['no HTTP', 'SSH-2.0-OpenSSH_9.6\r\n'],
  ['a greeting of TLS', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'],
];

describe('a request whose end is ambiguous', () => {
  it.each(framings)('is refused, and nothing after it is answered: %s', async (_name, bytes) => {
    const { url } = await startTestServer();
    const answer = await rawRequest(url, Buffer.from(bytes + second, 'latin1'), 2000);
    expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(answer).not.toContain('{"status":"ok"}');
  });
});

describe('1,500 connections that send half a request', () => {
  it('do not keep a visitor from the game', async () => {
    const server = await startListeningProcess({ SITE_DIR: await makeSite() });
    const { hostname, port } = new URL(server.url);
    const sockets = Array.from({ length: 1500 }, () => {
      const socket = connect(Number(port), hostname, () => socket.write('GET / HTTP/1.1\r\nHost:'));
      return socket.on('error', () => undefined);
    });
    await Promise.all(
      sockets.map((socket) => new Promise((resolve) => socket.once('connect', resolve))),
    );
    expect((await createVisitor(server.url).ask('choices')).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });
});
