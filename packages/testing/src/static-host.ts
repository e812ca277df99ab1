import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** What a static host serves, and how. */
export interface StaticHostOptions {
  readonly folder: string;
  /** The path at which the folder begins, with a slash at both ends. */
  readonly base?: string;
  /** Path prefix below which index.html stands in for every unknown path, as for single-page apps. */
  readonly spaBelow?: string;
  /** Path prefix of files that browsers may cache; by default nothing is said about caching. */
  readonly cacheBelow?: string;
  /** Headers of every file. */
  readonly headers?: Readonly<Record<string, string>>;
  /** HTML at the beginning of the head of every page, before its Content-Security-Policy. */
  readonly head?: string;
  /** Text and type that replace every file with one of these extensions, such as `.avif`. */
  readonly replace?: Readonly<Record<string, { readonly type: string; readonly text: string }>>;
}

/** A running static host. */
export interface StaticHost {
  /** The address of the folder, with a slash at its end. */
  readonly url: string;
  stop(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp3': 'audio/mpeg',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Starts a plain file host on a free port: no API, no routes, no special headers. It answers an unknown
 * path with the text "not found" and status 404.
 */
export async function startStaticHost(options: StaticHostOptions): Promise<StaticHost> {
  const { base = '/', spaBelow, cacheBelow, head, headers = {}, replace = {} } = options;
  const folder = path.resolve(options.folder);
  const fileAt = (pathname: string): string | null => {
    if (!pathname.startsWith(base)) return null;
    const below = pathname.slice(base.length);
    const name = below === '' || below.endsWith('/') ? `${below}index.html` : below;
    const file = path.join(folder, path.normalize(`/${name}`));
    return statSync(file, { throwIfNoEntry: false })?.isFile() === true ? file : null;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const replacement = replace[path.extname(pathname)];
    // A picture outside the folder is missing, as it is on a real host.
    if (replacement !== undefined && pathname.startsWith(base)) {
      response.writeHead(200, { 'Content-Type': replacement.type }).end(replacement.text);
      return;
    }
    const isSpa = spaBelow !== undefined && pathname.startsWith(spaBelow);
    const file = fileAt(pathname) ?? (isSpa ? path.join(folder, 'index.html') : null);
    if (request.method !== 'GET' || file === null) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('not found');
      return;
    }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (cacheBelow !== undefined) {
      const cached = pathname.startsWith(cacheBelow);
      response.setHeader('Cache-Control', cached ? 'max-age=3600, immutable' : 'no-store');
    }
    if (head !== undefined && file.endsWith('.html')) {
      const page = readFileSync(file, 'utf8').replace('<head>', () => `<head>${head}`);
      response.writeHead(200, { 'Content-Type': types['.html'] }).end(page);
      return;
    }
    sendFile(response, file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${base}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function sendFile(response: ServerResponse, file: string): void {
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { 'Content-Type': type, 'Content-Length': statSync(file).size });
  createReadStream(file).pipe(response);
}
