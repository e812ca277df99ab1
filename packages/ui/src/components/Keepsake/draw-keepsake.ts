import type { Keepsake } from '@time-traveler/game-core/journey';
import type { PictureSource } from '../ScenePicture/picture-source';
import { designFor } from './designs';
import { CARD, type CardPicture } from './drawing/card';
import { loadFaces, loadPicture } from './drawing/load';
import { type Theme, readTheme } from './drawing/theme';

/** A picture for a card, and the words that belong to it. */
export interface KeepsakePicture {
  readonly source: PictureSource;
  /** The line that names its photographer, or null. */
  readonly credit: string | null;
}

/** A card that was drawn. */
export interface DrawnKeepsake {
  /** The card as a PNG. */
  readonly blob: Blob;
  /** The same card as an address for an `<img>`. */
  readonly url: string;
  /** Which of the pictures it shows, or null if none of them could be drawn. */
  readonly picture: KeepsakePicture | null;
}

/**
 * Draws the card of a keepsake with the first of the pictures that can be loaded and read, or else with an empty
 * frame. Rejects if this browser cannot draw it.
 */
export async function drawKeepsake(
  words: Keepsake,
  pictures: readonly KeepsakePicture[],
): Promise<DrawnKeepsake> {
  const theme = readTheme(words.eraSlug, words.look);
  try {
    await loadFaces(theme, Object.values(words).join(' '));
    for (const picture of pictures) {
      try {
        return await paint(words, theme, picture, await loadPicture(picture.source, theme));
      } catch {
        // It did not load, or its host does not let the page read it: the next one takes its place.
      }
    }
    return await paint(words, theme, null, null);
  } finally {
    theme.release();
  }
}

async function paint(
  words: Keepsake,
  theme: Theme,
  shown: KeepsakePicture | null,
  picture: CardPicture | null,
): Promise<DrawnKeepsake> {
  const canvas = document.createElement('canvas');
  canvas.width = CARD.width;
  canvas.height = CARD.height;
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('This browser has no canvas');
  const smallPrint = [words.note, shown?.credit].filter(Boolean).join(' · ');
  designFor(words.look ?? words.eraSlug)({ ctx, words, smallPrint, picture, theme });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) throw new Error('This browser cannot write a PNG');
  return { blob, url: canvas.toDataURL('image/jpeg', 0.92), picture: shown };
}
