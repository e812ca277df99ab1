/**
 * A file host as plain as they come, for the built game: no calls, no routes, no special headers.
 * An unknown path is answered with the text "not found"; below /spa-host/ nothing is unknown and
 * index.html stands in for everything, as on hosts made for single-page apps.
 */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../apps/game/dist', import.meta.url));
const types = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.mp3': 'audio/mpeg',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const wanted = path.join(
    folder,
    path.normalize(pathname.endsWith('/') ? `${pathname}index.html` : pathname),
  );
  const known = wanted.startsWith(folder) && existsSync(wanted) && statSync(wanted).isFile();
  const file = known
    ? wanted
    : pathname.startsWith('/spa-host')
      ? path.join(folder, 'index.html')
      : null;
  if (request.method !== 'GET' || file === null) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found');
    return;
  }
  const { size } = statSync(file);
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': size });
  createReadStream(file).pipe(response);
}).listen(Number(process.env.PORT));
