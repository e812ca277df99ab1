import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { builtFiles, firstLoad } from './built-site';
import { nameWithoutHashes, withConstantNames } from './constant-names';

it.each([
  ['index-DtBqambk.js', 'index.js'],
  ['later-BDYg3W-W.css', 'later.css'],
  ['medieval-I5A4KQOJ--IcLgHIQ.js', 'medieval.js'],
  ['chunk-OCEN4V6U-DB3TBCZG.js', 'chunk.js'],
  ['newsreader-latin-wght-normal-CCVVNp6i.woff2', 'newsreader-latin-wght-normal.woff2'],
])('calls %s %s', (file, name) => {
  expect(nameWithoutHashes(file)).toBe(name);
});

it('makes the same page of two builds that differ in their hashes alone', () => {
  const { html } = firstLoad();
  const names = builtFiles().map((file) => [file, anotherHash(file)] as const);
  const other = names.reduce((page, [file, next]) => page.replaceAll(file, next), html);
  expect(other).not.toBe(html);
  const constant = withConstantNames(html, builtFiles());
  expect(
    withConstantNames(
      other,
      names.map(([, next]) => next),
    ),
  ).toBe(constant);
  expect(constant).toHaveLength(html.length);
});

function anotherHash(file: string): string {
  const other = randomBytes(6).toString('base64url');
  return file.replace(/-[\w-]{8}(?=\.\w+$)/, `-${other}`);
}
