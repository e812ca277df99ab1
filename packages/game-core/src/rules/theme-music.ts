import type { Period } from '../eras/era';
import { neighbours } from './neighbours';

/** Returns the address of an era's theme music (SPEC §7). A period's own `musicUrl` is not used. */
export function themeUrl(slug: string): string {
  return `/audio/${slug}-theme.mp3`;
}

/** Returns the slugs of the eras whose music is preloaded: the given one, then its neighbours (SPEC §9). */
export function preloadSlugs(periods: readonly Period[], slug: string): readonly string[] {
  const { previous, next } = neighbours(periods, slug);
  return [slug, previous, next].filter((known) => known !== undefined);
}
