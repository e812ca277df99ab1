import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import PQueue from 'p-queue';

/** One file of the built game, in memory. */
export interface SiteFile {
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The quoted entity tag of the bytes as they are, without any encoding. */
  readonly etag: string;
  /** True if the name changes with the content, so that it may be cached forever. */
  readonly immutable: boolean;
  /** Bytes that the build compressed beforehand, by encoding. */
  readonly precompressed: ReadonlyMap<Encoding, Uint8Array<ArrayBuffer>>;
}

/** A content encoding that the site is served in. */
export type Encoding = 'br' | 'gzip';

/** The built game by path, like `/assets/index-3f2a.js`; the only files that can ever be served. */
export type Site = ReadonlyMap<string, SiteFile>;

/** There is no built game in the folder; the message says which folder and what to do. */
export class SiteMissingError extends Error {
  override readonly name = 'SiteMissingError';
}

/** A file of the built game cannot be read; the message says which one and what to do. */
export class SiteUnreadableError extends Error {
  override readonly name = 'SiteUnreadableError';
}

// Far below the smallest usual limit of open files.
const filesAtOnce = 16;

const suffixes: readonly (readonly [Encoding, string])[] = [
  ['br', '.br'],
  ['gzip', '.gz'],
];

/**
 * Reads the built game into memory. Throws {@link SiteMissingError} if `folder` has no index.html, and
 * {@link SiteUnreadableError} if a file cannot be read.
 */
export async function loadSite(folder: string): Promise<Site> {
  const raw = await readAll(folder);
  if (!raw.has('/index.html')) {
    throw new SiteMissingError(
      `There is no built game in ${folder}: run "pnpm build" first, or set SITE_DIR.`,
    );
  }
  const site = new Map<string, SiteFile>();
  for (const [path, body] of raw) {
    if (
      suffixes.some(([, suffix]) => path.endsWith(suffix) && raw.has(path.slice(0, -suffix.length)))
    ) {
      continue;
    }
    const precompressed = new Map<Encoding, Uint8Array<ArrayBuffer>>();
    for (const [encoding, suffix] of suffixes) {
      const bytes = raw.get(path + suffix);
      if (bytes !== undefined) precompressed.set(encoding, bytes);
    }
    site.set(path, { ...siteFile(path, body), precompressed });
  }
  return site;
}

/** Returns a file as it is served at a path. */
export function siteFile(path: string, body: Uint8Array<ArrayBuffer>): SiteFile {
  return {
    type: contentType(path),
    body,
    etag: tagOf(body),
    immutable: path.startsWith('/assets/'),
    precompressed: new Map(),
  };
}

/** A file that no folder holds: text made at start, served like the others. */
export function memoryFile(type: string, text: string): SiteFile {
  const body = new TextEncoder().encode(text);
  return { type, body, etag: tagOf(body), immutable: false, precompressed: new Map() };
}

function tagOf(body: Uint8Array): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
}

async function readAll(folder: string): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const queue = new PQueue({ concurrency: filesAtOnce });
  const files = await queue.addAll(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => async () => {
        const path = join(entry.parentPath, entry.name);
        const bytes = new Uint8Array(await readFile(path).catch(unreadable));
        return [`/${relative(folder, path).split(sep).join('/')}`, bytes] as const;
      }),
  );
  return new Map(files);
}

function unreadable(error: NodeJS.ErrnoException): never {
  const advice =
    error.code === 'EMFILE' || error.code === 'ENFILE'
      ? 'raise the limit of open files (ulimit -n)'
      : 'check that this account may read it';
  throw new SiteUnreadableError(
    `A file of the built game cannot be read (${error.message}): ${advice}.`,
  );
}

function contentType(path: string): string {
  const type = getMimeType(path) ?? 'application/octet-stream';
  return type.startsWith('text/') && !type.includes('charset') ? `${type}; charset=utf-8` : type;
}
