import { createReadStream, existsSync, statSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * What stands in for every photograph: the shipped art weighs a lot in a baseline, and has a gate of its own.
 */
const standIn = `<svg xmlns="http://www.w3.org/2000/svg" width="1536" height="1024">
<path fill="#7f97a8" d="M0 0h1536v1024H0z"/><path fill="#59695c" d="M0 660l500-220 400 200 636-240v624H0z"/></svg>`;

/** A running file host. */
export interface Site {
  /** The address of the folder, with a slash at its end. */
  readonly address: string;
  readonly close: () => void;
}

/** Serves a folder from below another one, as any plain file host may; takes whatever port is free. */
export async function serve(folder: string): Promise<Site> {
  const below = '/some/folder/';
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = path.join(folder, path.normalize(pathname.slice(below.length)));
    if (path.extname(file) === '.avif') {
      response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(standIn);
      return;
    }
    const known =
      pathname.startsWith(below) &&
      file.startsWith(folder) &&
      existsSync(file) &&
      statSync(file).isFile();
    if (!known) {
      response.writeHead(404).end();
      return;
    }
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    // Every picture loads the same files anew; their names change with what is in them.
    const caching = file.includes('assets') ? 'max-age=3600, immutable' : 'no-store';
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': caching });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}${below}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
