// @ts-check
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const compressed = /^(?:text|application\/json|image\/svg)/;

/**
 * Serves a folder on a free local port as a good host would: text as gzip, pages revalidated at every
 * visit, everything else cached forever.
 * @param {string} folder
 * @returns {Promise<{ url: string, close: () => void }>}
 */
export async function serveFolder(folder) {
  const files = new Map();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const name = path.normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!files.has(name)) files.set(name, await load(path.join(folder, name)));
    const file = files.get(name);
    if (file === null) {
      response.writeHead(404, { 'Content-Length': 0 }).end();
    } else if (request.headers['if-none-match'] === file.headers.ETag) {
      response.writeHead(304, file.headers).end();
    } else {
      response.writeHead(200, { ...file.headers, 'Content-Length': file.body.length });
      response.end(file.body);
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** @param {string} file */
async function load(file) {
  const content = await readFile(file).catch(() => null);
  if (content === null) return null;
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  const isText = compressed.test(type);
  return {
    body: isText ? gzipSync(content, { level: 9 }) : content,
    headers: {
      'Cache-Control': type.startsWith('text/html')
        ? 'no-cache'
        : 'public, max-age=31536000, immutable',
      'Content-Type': type,
      ETag: `"${createHash('sha1').update(content).digest('hex')}"`,
      ...(isText && { 'Content-Encoding': 'gzip' }),
    },
  };
}
