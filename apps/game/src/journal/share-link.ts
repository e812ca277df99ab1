import { copyText } from './copy-text';

/** What became of a link: the system's sheet has it, it is on the clipboard, or neither. */
export type SharedLink = 'shared' | 'cancelled' | 'copied' | 'failed';

/** Returns the address that opens an era of the game, for the page with this address. */
export function eraAddress(slug: string, page: string): string {
  const address = new URL('./', page);
  address.searchParams.set('era', slug);
  return address.href;
}

/** Shares a link through the system's sheet, or copies it if there is none. Never rejects. */
export async function shareLink(url: string, title: string): Promise<SharedLink> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
      // A system without a share sheet may still have the function.
    }
  }
  return (await copyText(url)) ? 'copied' : 'failed';
}
