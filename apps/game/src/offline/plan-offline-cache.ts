import { type Period, eraBySlug, themeUrl } from '@time-traveler/game-core';
import { PERIODS_PATH, storyPath } from '@time-traveler/game-core/contract';
import { addressAt, smallerWidthIn } from '../picture-sizes';
import { pictureSource } from '../picture-source';

/** What the plan depends on. */
export interface PlanFacts {
  /** The addresses of the files that the page has loaded so far. */
  readonly loaded: readonly string[];
  /** The paths of the scenes' pictures in full size, the nearest era first. */
  readonly pictures: readonly string[];
  /** The addresses of every era's typefaces. */
  readonly faces: readonly string[];
  /** The addresses of the themes and of the sounds of choices, the nearest era first. */
  readonly music: readonly string[];
  /** The address of the picture on screen: the other pictures are kept in the same size. */
  readonly shown: string;
  /** Whether to load nothing that the visitor may never need. */
  readonly savesData: boolean;
  /** Whether the device has room for music. */
  readonly roomy: boolean;
}

/**
 * Returns the files to keep for a visit without a connection, in order: the ones that were shown, the picture of every
 * era in one size, the typefaces, and the themes with their sounds if there is room. To save data, only the ones that
 * were shown.
 */
export function planOfflineCache(facts: PlanFacts): string[] {
  const { loaded, pictures, faces, music, shown, savesData, roomy } = facts;
  const seen = loaded.filter((address) => /\.(?:avif|woff2)$/.test(address));
  const scenes = pictures.map((picture) => inSizeOf(shown, picture));
  const others = [...scenes, ...faces, ...(roomy ? music : [])];
  return [...new Set([...seen, ...(savesData ? [] : others)])];
}

/** Returns the address of a picture's version that is as wide as another picture's. */
function inSizeOf(shown: string, picture: string): string {
  const width = smallerWidthIn(shown);
  const { url, srcSet } = pictureSource(picture);
  // A server's picture has no other versions.
  return width === undefined || srcSet === undefined ? url : addressAt(url, width);
}

/**
 * Returns the paths of what is needed to play the eras that only the server knows without a connection: their list and their
 * stories, and their pictures and themes unless data is to be saved. None if there is no such era.
 */
export function filesOfServerEras(
  periods: readonly Period[],
  { savesData }: Pick<PlanFacts, 'savesData'>,
): string[] {
  const eras = periods.filter(({ slug, scene }) => scene && !eraBySlug(slug));
  if (eras.length === 0) return [];
  return [
    PERIODS_PATH,
    ...eras.flatMap(({ slug, scene }) => [
      ...(scene?.story ? [storyPath(slug)] : []),
      ...(scene?.picture?.startsWith('/') && !savesData ? [scene.picture] : []),
      ...(scene?.tune && !savesData ? [themeUrl(slug)] : []),
    ]),
  ];
}
