import type { PictureSource } from '@time-traveler/ui';
import { addressAt, smallerWidths } from './picture-sizes';
import { siteAddress } from './site-address';
import pictures from './pictures.json';

type Known = Pick<PictureSource, 'focus' | 'placeholder' | 'description'>;
const known: Readonly<Record<string, Known | undefined>> = pictures;

/**
 * Returns a picture's address and the server's description of it. The game's own pictures have smaller versions and a
 * focus too, and the first one of each era a placeholder and a description.
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
