import type { PictureSource } from '@time-traveler/ui';
import type { Picture } from '@time-traveler/game-core';
import { addressAt, smallerWidths } from './picture-sizes';
import { siteAddress } from './site-address';
import pictures from './pictures.json';

type Known = Pick<PictureSource, 'focus' | 'lowFocus' | 'placeholder' | 'description'>;
const known: Record<string, Known | undefined> = { ...pictures };

/** Loads descriptions and placeholders of the pictures with which no era opens. Rejects if it cannot. */
export async function loadMorePictures(): Promise<void> {
  Object.assign(known, (await import('./more-pictures.json')).default);
}

/**
 * Returns a picture's address and the server's description of it. The game's own pictures have smaller versions and a
 * focus too, and a placeholder and a description: those with which no era opens when `loadMorePictures` is done.
 */
export function pictureSource(url: string, description?: string): PictureSource {
  const said = description === undefined ? {} : { description };
  // A server's pictures may have addresses like ours, but it has no smaller versions of them.
  const address = siteAddress(url);
  if (!Object.hasOwn(known, url)) return { url: address, ...said };
  const smaller = smallerWidths.map((width) => `${addressAt(address, width)} ${width}w`);
  return {
    url: address,
    srcSet: [...smaller, `${address} 1536w`].join(', '),
    ...known[url],
    ...said,
  };
}

/** Returns the picture of an era's scene as the ending shows it, or null if there is none. */
export function shownPicture(
  { url, description, view }: Picture,
  series: string,
): PictureSource | null {
  if (url === null) return null;
  const source = { ...pictureSource(url, description), series };
  if (!view) return source;
  const { at, zoom, light } = view;
  return {
    ...source,
    ...(at && { across: at[0], focus: at[1], lowFocus: undefined }),
    zoom,
    light,
    answers: true,
  };
}
