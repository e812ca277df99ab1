import { addressAt, smallerWidthIn, smallerWidths } from '../src/picture-sizes';
import { withTimeLimit } from '../src/services/time-limit';

/** How long the network may take to answer for a part of a kept file, in milliseconds. */
const PART_PATIENCE_MS = 3_000;

/** What became of a file that a page wants to have without a connection. */
export type Kept = 'kept' | 'failed' | 'full';

/** A file that may be kept. */
export interface OfflineFile {
  /** The absolute address. */
  readonly address: string;
  /** A hash of the content, or null if the address has one. */
  readonly revision: string | null;
}

/** What the offline cache works with. */
export interface OfflineCacheOptions {
  /** The only files that are ever kept. */
  readonly files: readonly OfflineFile[];
  /** Opens the cache that holds them; rejects if storage is blocked. */
  readonly open: () => Promise<Cache>;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  /** Returns the part of a whole answer that a request's Range header names. */
  readonly cut: (request: Request, whole: Response) => Promise<Response>;
}

/** Pictures, themes and typefaces: files that are too heavy to be fetched before they are wanted. */
export interface OfflineCache {
  /** Returns whether an address, without its query, is one of the files. */
  readonly has: (url: URL) => boolean;
  /**
   * Answers from the cache, else from the network, and keeps what came whole. A part of a file comes from the network
   * if that answers. Rejects if neither has it.
   */
  readonly answer: (request: Request, work: (more: Promise<unknown>) => void) => Promise<Response>;
  /** Fetches a file if it is not kept yet. Never rejects; `full` if the device has no room. */
  readonly keep: (address: string) => Promise<Kept>;
  /** Removes everything that another build has left. */
  readonly dropOld: () => Promise<void>;
}

/** Returns what a cache has under a key; undefined if that is nothing, or if storage is blocked. */
export async function keptIn(
  open: () => Promise<Cache>,
  key: string,
): Promise<Response | undefined> {
  try {
    return await (await open()).match(key);
  } catch {
    return undefined;
  }
}

/** Creates the offline cache of one build. A file is kept under its revision, so another build never gets it. */
export function createOfflineCache({ files, open, fetch, cut }: OfflineCacheOptions): OfflineCache {
  const keys = new Map(files.map((file) => [file.address, keyOf(file)]));
  const bare = ({ origin, pathname }: URL) => origin + pathname;

  const kept = async (key: string | undefined) =>
    key === undefined ? undefined : keptIn(open, key);

  async function store(key: string, response: Response): Promise<Kept> {
    try {
      await (await open()).put(key, response);
      return 'kept';
    } catch (error) {
      return (error as Error | undefined)?.name === 'QuotaExceededError' ? 'full' : 'failed';
    }
  }

  /** Returns the same picture in any other size that is kept. */
  async function otherSize(address: string): Promise<Response | undefined> {
    for (const other of sizesOf(address)) {
      const response = await kept(keys.get(other));
      if (response !== undefined) return response;
    }
    return undefined;
  }

  /**
   * Returns a part of a kept file. Chromium abandons a track of which one part came from the network and another one
   * from a worker's own answer, and a page may have begun it before the worker had the file.
   */
  async function partOf(request: Request, own: Response): Promise<Response> {
    try {
      const part = await withTimeLimit(fetch(request), PART_PATIENCE_MS);
      if (part.ok) return part;
    } catch {
      // The kept file will do.
    }
    return cut(request, own);
  }

  return {
    has: (url) => keys.has(bare(url)),
    async answer(request, work) {
      const address = bare(new URL(request.url));
      const key = keys.get(address);
      const own = await kept(key);
      if (own !== undefined) return request.headers.has('range') ? partOf(request, own) : own;
      try {
        const response = await fetch(request);
        if (key !== undefined && response.status === 200) work(store(key, response.clone()));
        return response;
      } catch (error) {
        const other = await otherSize(address);
        if (other === undefined) throw error;
        return other;
      }
    },
    async keep(address) {
      const key = keys.get(address);
      if (key === undefined) return 'failed';
      if ((await kept(key)) !== undefined) return 'kept';
      try {
        // The browser's own cache may have it, but must ask whether it is still the same.
        const response = await fetch(address, { cache: 'no-cache' });
        return response.status === 200 ? await store(key, response) : 'failed';
      } catch {
        return 'failed';
      }
    },
    async dropOld() {
      const wanted = new Set(keys.values());
      try {
        const cache = await open();
        const old = (await cache.keys()).filter(({ url }) => !wanted.has(url));
        await Promise.all(old.map((request) => cache.delete(request)));
      } catch {
        // Without storage there is nothing to remove.
      }
    },
  };
}

function keyOf({ address, revision }: OfflineFile): string {
  return revision === null ? address : `${address}?revision=${revision}`;
}

/** Returns the addresses of a picture's other sizes, the smallest first. */
function sizesOf(address: string): string[] {
  if (!address.endsWith('.avif')) return [];
  const width = smallerWidthIn(address);
  const whole = width === undefined ? address : address.replace(`-${width}.avif`, '.avif');
  const smaller = smallerWidths.map((other) => addressAt(whole, other));
  return [...smaller, whole].filter((other) => other !== address);
}
