import type { PictureLife } from '@time-traveler/ui/living';
import pictures from '../pictures.json';
import { siteAddress, sitePath } from '../site-address';

/** Returns what moves in one of the game's own pictures; null for every other picture. Rejects if that cannot be loaded. */
export async function lifeOf(address: string): Promise<PictureLife | null> {
  const path = sitePath(address);
  // What a server sends may have an address like ours.
  if (!Object.hasOwn(pictures, path)) return null;
  const file = (kind: string) => siteAddress(path.replace(/\.avif$/, `-${kind}`));
  const response = await fetch(file('life.json'));
  if (!response.ok) return null;
  return { ...((await response.json()) as Omit<PictureLife, 'map'>), map: file('depth.webp') };
}
