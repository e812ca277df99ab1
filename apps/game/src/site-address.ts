import type { Fetch } from '@time-traveler/game-core/requests';

// Where the build says that the game lives: '/', or a path with a slash at both ends.
// Storybook's pages are relative to each other, and its files stand at the root.
const base = import.meta.env.BASE_URL === './' ? '/' : import.meta.env.BASE_URL;

// Without a slash at its end.
const siteBase = base === '/' ? '' : base.slice(0, -1);

/** The path of the game's own page. */
export const siteHome = base;

/** Returns the address of a path of the site, like `/images/medieval.avif`; other addresses unchanged. */
export function siteAddress(path: string): string {
  return base === '/' || !path.startsWith('/') ? path : siteBase + path;
}

/** Returns the path that `siteAddress` has turned into an address. */
export function sitePath(address: string): string {
  return base !== '/' && address.startsWith(base) ? address.slice(siteBase.length) : address;
}

/** The browser's `fetch` for a path of the site. */
export const siteFetch: Fetch<AbortSignal> = (path, init) =>
  globalThis.fetch(siteAddress(path), init as RequestInit);
