import type { PictureSource } from '@time-traveler/ui';
import pictures from './pictures.json';

type Known = Pick<PictureSource, 'focus' | 'placeholder'>;
const known: Readonly<Record<string, Known | undefined>> = pictures;

/** A picture's address; for the game's own pictures with their small version, placeholder and focus. */
export function pictureSource(url: string): PictureSource {
  // A server may give its pictures addresses like ours, and has no small version of them.
  if (!Object.hasOwn(known, url)) return { url };
  const small = url.replace(/\.avif$/, '-960.avif');
  return { url, srcSet: `${small} 960w, ${url} 1536w`, ...known[url] };
}
