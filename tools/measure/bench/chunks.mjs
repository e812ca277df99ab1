// @ts-check
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * A built file and its weight in bytes. `first` is true if the page itself names it, so that the browser
 * fetches it before any script has run.
 * @typedef {{ file: string, first: boolean, brotli: number, gzip: number }} Chunk
 */

/**
 * Weighs the page, the scripts and the styles of a built site, the heaviest first.
 * @param {string} folder
 * @returns {Promise<Chunk[]>}
 */
export async function weighChunks(folder) {
  const html = await readFile(path.join(folder, 'index.html'), 'utf8');
  const assets = await readdir(path.join(folder, 'assets'));
  const names = assets.filter((name) => /\.(?:js|css)$/.test(name)).map((name) => `assets/${name}`);
  const chunks = await Promise.all(
    ['index.html', ...names].map(async (name) => {
      const content = await readFile(path.join(folder, name));
      return {
        file: withoutHash(path.basename(name)),
        first: name === 'index.html' || isNamedFirst(html, name),
        ...compressedSize(content),
      };
    }),
  );
  return chunks.toSorted((a, b) => b.brotli - a.brotli);
}

/**
 * Returns the bytes of a file as Brotli and as gzip.
 * @param {Buffer} content
 */
function compressedSize(content) {
  return {
    brotli: brotliCompressSync(content).length,
    gzip: gzipSync(content, { level: 9 }).length,
  };
}

/**
 * True if a page loads a file at once. A prefetched file loads when the browser is idle.
 * @param {string} html
 * @param {string} file
 */
function isNamedFirst(html, file) {
  const tags = html.match(/<(?:link|script)\b[^>]*>/g) ?? [];
  return tags.some((tag) => tag.includes(file) && !/rel="?prefetch/.test(tag));
}

/**
 * Returns a file's name without the hash of its content, so that two builds can be compared.
 * @param {string} name
 */
export function withoutHash(name) {
  return name.replace(/-[\w-]{8}(?=\.\w+$)/, '');
}
