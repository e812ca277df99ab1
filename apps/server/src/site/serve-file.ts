import type { Context } from 'hono';
import { chooseEncoding, encoded, isCompressible } from './encode';
import type { Encoding, SiteFile } from './load';
import { readRange } from './byte-range';

const foreverSeconds = 31_536_000;

/** Answers with a file: revalidated by ETag, one byte range of it, or in the best encoding that the visitor accepts. */
export async function serveFile(c: Context, file: SiteFile): Promise<Response> {
  const variants = isCompressible(file);
  if (variants) c.header('Vary', 'Accept-Encoding');
  c.header(
    'Cache-Control',
    file.immutable ? `public, max-age=${foreverSeconds}, immutable` : 'no-cache',
  );
  // Ranges are defined for GET alone.
  const rangeHeader = c.req.method === 'GET' ? c.req.header('Range') : undefined;
  const encoding =
    variants && rangeHeader === undefined ? chooseEncoding(c.req.header('Accept-Encoding')) : null;
  const etag = tag(file, encoding);
  c.header('ETag', etag);
  if (matches(c.req.header('If-None-Match'), etag)) return c.body(null, 304);

  c.header('Accept-Ranges', 'bytes');
  if (rangeHeader !== undefined && isFresh(c.req.header('If-Range'), etag)) {
    const partial = serveRange(c, file, rangeHeader);
    if (partial !== null) return partial;
  }
  c.header('Content-Type', file.type);
  if (encoding === null) return send(c, file.body, 200);
  c.header('Content-Encoding', encoding);
  return send(c, await encoded(file, encoding), 200);
}

/** Answers with a page under another status than 200. Such an answer is never cached. */
export async function serveErrorPage(c: Context, file: SiteFile, status: 404): Promise<Response> {
  c.header('Content-Type', file.type);
  c.header('Cache-Control', 'no-store');
  const encoding = isCompressible(file) ? chooseEncoding(c.req.header('Accept-Encoding')) : null;
  if (encoding === null) return send(c, file.body, status);
  c.header('Content-Encoding', encoding);
  return send(c, await encoded(file, encoding), status);
}

function send(c: Context, bytes: Uint8Array<ArrayBuffer>, status: 200 | 206 | 404): Response {
  c.header('Content-Length', String(bytes.byteLength));
  return c.body(bytes, status);
}

/** Returns null if the whole file is the right answer to this Range header. */
function serveRange(c: Context, file: SiteFile, header: string): Response | null {
  const size = file.body.byteLength;
  const range = readRange(header, size);
  if (range === null) return null;
  if (range === 'unsatisfiable') {
    c.header('Cache-Control', 'no-store');
    c.header('Content-Range', `bytes */${size}`);
    return c.body(null, 416);
  }
  c.header('Content-Type', file.type);
  c.header('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  return send(c, file.body.subarray(range.start, range.end + 1), 206);
}

function tag(file: SiteFile, encoding: Encoding | null): string {
  return encoding === null ? file.etag : `${file.etag.slice(0, -1)}-${encoding}"`;
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((item) => {
    const candidate = item.trim().replace(/^W\//, '');
    return candidate === '*' || candidate === etag;
  });
}

function isFresh(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange === etag;
}
