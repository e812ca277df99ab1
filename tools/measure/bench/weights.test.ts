import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { weighChunks, withoutHash } from './chunks.mjs';
import { inlineScripts, isFromNetwork, weighArrivals } from './network.mjs';
import { readReport } from './rules.mjs';

const site = mkdtempSync(path.join(tmpdir(), 'site-'));
afterEach(() => rmSync(site, { recursive: true, force: true }));

it('weighs the page, its scripts and its styles, and knows which of them the page loads at once', async () => {
  const script = 'console.log("words");'.repeat(50);
  mkdirSync(path.join(site, 'assets'));
  writeFileSync(
    path.join(site, 'index.html'),
    '<link rel="prefetch" as="style" href="/assets/late-AAAAAAAA.css"><script src="/assets/index-AAAAAAAA.js"></script>',
  );
  writeFileSync(path.join(site, 'assets/index-AAAAAAAA.js'), script);
  writeFileSync(path.join(site, 'assets/late-AAAAAAAA.css'), 'a{}');
  writeFileSync(path.join(site, 'assets/face-AAAAAAAA.woff2'), 'not text');

  const chunks = await weighChunks(site);
  expect(chunks.map(({ file, first }) => ({ file, first }))).toEqual(
    expect.arrayContaining([
      { file: 'index.html', first: true },
      { file: 'index.js', first: true },
      { file: 'late.css', first: false },
    ]),
  );
  expect(chunks).toHaveLength(3);
  const brotli = brotliCompressSync(Buffer.from(script));
  expect(brotliDecompressSync(brotli).toString()).toBe(script);
  expect(chunks.find(({ file }) => file === 'index.js')).toMatchObject({
    brotli: brotli.length,
    gzip: gzipSync(script, { level: 9 }).length,
  });
});

it.each([
  ['index-DtBqambk.js', 'index.js'],
  ['dialog-BDYg3W-W.css', 'dialog.css'],
  ['index.html', 'index.html'],
])('calls %s %s', (name, expected) => {
  expect(withoutHash(name)).toBe(expected);
});

it('sums bytes by kind, and leaves out the icon', () => {
  const weights = weighArrivals(
    [
      { url: '/', type: 'Document', wire: 1000 },
      { url: '/a.js', type: 'Script', wire: 500 },
      { url: '/api/periods', type: 'Fetch', wire: 30 },
      { url: '/favicon.svg', type: 'Image', wire: 404 },
    ],
    '',
  );
  expect(weights).toEqual({
    js: 500,
    css: 0,
    html: 1000,
    fonts: 0,
    images: 0,
    wire: 1530,
    requests: 3,
  });
});

it.each([
  [true, 'a file', {}],
  [false, 'a picture inside a stylesheet', { url: 'data:image/svg+xml,x' }],
  [false, 'a file that was prefetched', { fromPrefetchCache: true }],
  [false, 'a file of the cache', { fromDiskCache: true }],
  [false, 'a file that a worker had', { fromServiceWorker: true }],
])('says %s of %s', (counts, _, answer) => {
  expect(isFromNetwork({ url: 'https://game.test/a.css', ...answer })).toBe(counts);
});

it('counts inline scripts as JavaScript, but not inline data', () => {
  const code = Array.from({ length: 100 }, (_, index) => `call(${index});`).join('');
  const html = `<script src="/a.js"></script><script type="application/json">{}</script><script>${code}</script>`;
  expect(inlineScripts(html)).toBe(code);
  expect(weighArrivals([], html).js).toBe(gzipSync(code, { level: 9 }).length);
});

it('reads the mean times that Vitest reports', () => {
  const benchmarks = [{ name: 'replay', mean: 2.5, hz: 400 }];
  expect(readReport({ files: [{ groups: [{ benchmarks }] }] })).toEqual([
    { name: 'replay', milliseconds: 2.5 },
  ]);
});
