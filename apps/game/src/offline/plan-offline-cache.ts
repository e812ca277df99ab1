import { addressAt, smallerWidthIn } from '../picture-sizes';
import { pictureSource } from '../picture-source';

/** What is known of the visit when it is decided which files to keep. */
export interface Visit {
  /** The addresses of the files that the page has loaded so far. */
  readonly loaded: readonly string[];
  /** The paths of the scenes' pictures, as the rules name them, the nearest era first. */
  readonly pictures: readonly string[];
  /** The addresses of the themes, the nearest era first. */
  readonly themes: readonly string[];
  /** The address of the picture on screen, which tells the size that this device takes. */
  readonly shown: string;
  /** Whether the visitor's connection should be spared. */
  readonly savesData: boolean;
  /** Whether the device has room for music. */
  readonly roomy: boolean;
}

/**
 * Returns what to keep for a visit without a connection, in order: what was shown; unless the connection should
 * be spared, then the scene of every era in the size that this device takes; at last the themes if there is room.
 */
export function planOfflineCache(visit: Visit): string[] {
  const { loaded, pictures, themes, shown, savesData, roomy } = visit;
  const seen = loaded.filter((address) => /\.(?:avif|woff2)$/.test(address));
  const scenes = pictures.map((picture) => inSizeOf(shown, picture));
  return [...new Set([...seen, ...(savesData ? [] : [...scenes, ...(roomy ? themes : [])])])];
}

/** Returns the address of a picture's version that is as wide as another picture's. */
function inSizeOf(shown: string, picture: string): string {
  const width = smallerWidthIn(shown);
  const { url, srcSet } = pictureSource(picture);
  // A server's picture has no other versions.
  return width === undefined || srcSet === undefined ? url : addressAt(url, width);
}
