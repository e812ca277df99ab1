import type { PictureSource } from '@time-traveler/ui';
import placeholders from './picture-placeholders.json';

const placeholderOf: Readonly<Record<string, string | undefined>> = placeholders;

/** A picture's address; for the game's own pictures with their small version and their placeholder. */
export function pictureSource(url: string): PictureSource {
  // A server may give its pictures addresses like ours, and has no small version of them.
  if (!Object.hasOwn(placeholderOf, url)) return { url };
  const small = url.replace(/\.avif$/, '-960.avif');
  return { url, srcSet: `${small} 960w, ${url} 1536w`, placeholder: placeholderOf[url] };
}
