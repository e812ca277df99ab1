import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import type { Encoding, SiteFile } from './load';

const compressible = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)|image\/svg)/;
const smallest = 1024;

const compressors: Readonly<Record<Encoding, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: {
        // The pages are small and load first: the best compression takes a moment, once.
        [constants.BROTLI_PARAM_QUALITY]: bytes.byteLength < 100_000 ? 11 : 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

const compressed = new WeakMap<SiteFile, Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>>();

/** True if a file of this type and size is worth compressing. */
export function isCompressible(file: SiteFile): boolean {
  return (
    file.precompressed.size > 0 ||
    (compressible.test(file.type) && file.body.byteLength >= smallest)
  );
}

/** Returns the encoding for an Accept-Encoding header: Brotli rather than gzip, or null for none. */
export function chooseEncoding(header: string | undefined): Encoding | null {
  if (header === undefined) return null;
  const weights = new Map(parseAccept(header).map(({ type, q }) => [type.toLowerCase(), q]));
  const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (accepts('br')) return 'br';
  return accepts('gzip') ? 'gzip' : null;
}

/** Returns a file's bytes in an encoding: those of the build, or compressed once and kept. */
export function encoded(file: SiteFile, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const ready = file.precompressed.get(encoding);
  if (ready !== undefined) return Promise.resolve(ready);
  const known = compressed.get(file) ?? new Map<Encoding, Promise<Uint8Array<ArrayBuffer>>>();
  compressed.set(file, known);
  const bytes =
    known.get(encoding) ??
    compressors[encoding](file.body).then((result) => new Uint8Array(result));
  known.set(encoding, bytes);
  return bytes;
}
