import type { PictureSource } from '@time-traveler/ui';
import pictures from './pictures.json';

type Known = Pick<PictureSource, 'description' | 'focus' | 'placeholder'>;
const known: Readonly<Record<string, Known | undefined>> = pictures;

/**
 * A picture's address, and what the server says of it; for the game's own pictures with their small version,
 * placeholder, focus and description.
 */
export function pictureSource(url: string, description?: string): PictureSource {
  const said = description === undefined ? {} : { description };
  // A server may give its pictures addresses like ours, and has no small version of them.
  if (!Object.hasOwn(known, url)) return { url, ...said };
  const small = url.replace(/\.avif$/, '-960.avif');
  return { url, srcSet: `${small} 960w, ${url} 1536w`, ...known[url], ...said };
}
