import { withTimeLimit } from '../src/services/time-limit';
import { keptIn } from './offline-cache';

/** How long the network may take to answer for a file that is kept, in milliseconds. */
const PATIENCE_MS = 4_000;

/** The most files that are kept of eras that only the server knows. */
const MOST_FILES = 200;

/** What the era cache works with. */
export interface EraCacheOptions {
  /** The address below which the game is, with a slash at its end. */
  readonly scope: string;
  /** Opens the cache; rejects if storage is blocked. */
  readonly open: () => Promise<Cache>;
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>;
  /** Returns the part of a whole answer that a request's Range header names. */
  readonly cut: (request: Request, whole: Response) => Promise<Response>;
}

/** What is needed to play the eras that only the server knows without a connection. */
export interface EraCache {
  /** Returns whether an address may belong to such an era: the list of eras, a story, a picture or a theme. */
  readonly has: (url: URL) => boolean;
  /** Answers from the network, and from the cache if there is no connection. Rejects if neither has an answer. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Fetches these files and keeps them, in place of those that were kept before. Never rejects. */
  readonly keep: (addresses: readonly string[]) => Promise<void>;
}

const files =
  /^(?:api\/periods|api\/eras\/[a-z\d-]+\/story|images\/[a-z\d-]+\.(?:avif|webp|jpg)|audio\/[a-z\d-]+-theme\.mp3)$/;

/** Creates the era cache. What is in it may be older than what the network has, so it is asked second. */
export function createEraCache({ scope, open, fetch, cut }: EraCacheOptions): EraCache {
  const has = ({ href, search }: URL) =>
    search === '' && href.startsWith(scope) && files.test(href.slice(scope.length));

  async function keepOne(cache: Cache, address: string): Promise<void> {
    try {
      const response = await fetch(address, { cache: 'no-cache', credentials: 'include' });
      if (response.status === 200) await cache.put(address, response);
    } catch {
      // Without a connection, or without room, an earlier version stays.
    }
  }

  return {
    has,
    async answer(request) {
      const own = await keptIn(open, request.url);
      if (own === undefined) return fetch(request);
      try {
        return await withTimeLimit(fetch(request), PATIENCE_MS);
      } catch {
        return request.headers.has('range') ? cut(request, own) : own;
      }
    },
    async keep(addresses) {
      const wanted = addresses.filter((address) => has(new URL(address))).slice(0, MOST_FILES);
      try {
        const cache = await open();
        for (const address of wanted) await keepOne(cache, address);
        const old = (await cache.keys()).filter(({ url }) => !wanted.includes(url));
        await Promise.all(old.map((request) => cache.delete(request)));
      } catch {
        // Where storage is blocked there is nothing to keep.
      }
    },
  };
}
