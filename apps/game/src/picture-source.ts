import type { PictureSource } from '@time-traveler/ui';
import placeholders from './picture-placeholders.json';

const OWN_PICTURE = /^(\/images\/[a-z0-9-]+)\.avif$/;
const placeholderOf: Readonly<Record<string, string | undefined>> = placeholders;

/** A picture's address; for the game's own pictures with their small version and their placeholder. */
export function pictureSource(url: string): PictureSource {
  const base = OWN_PICTURE.exec(url)?.[1];
  if (base === undefined) return { url };
  return {
    url,
    srcSet: `${base}-960.avif 960w, ${base}.avif 1536w`,
    placeholder: Object.hasOwn(placeholderOf, url) ? placeholderOf[url] : undefined,
  };
}
