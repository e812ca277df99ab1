import type { Keepsake } from '@time-traveler/game-core/journey';
import { useEffect, useState } from 'react';
import { type DrawnKeepsake, type KeepsakePicture, drawKeepsake } from './draw-keepsake';

/** What there is of a card: it is being drawn, it cannot be drawn, or it is there. */
export type KeepsakeDrawing = 'drawing' | 'failed' | DrawnKeepsake;

interface Done {
  readonly words: Keepsake;
  readonly pictures: readonly KeepsakePicture[];
  readonly drawing: KeepsakeDrawing;
}

/** Draws a card once it is wanted, and again if its words or pictures change, or if it failed before. */
export function useDrawnKeepsake(
  words: Keepsake,
  pictures: readonly KeepsakePicture[],
  wanted: boolean,
): KeepsakeDrawing {
  const [done, setDone] = useState<Done | null>(null);
  const drawing = done?.words === words && done.pictures === pictures ? done.drawing : 'drawing';
  const there = typeof drawing !== 'string';
  useEffect(() => {
    if (!wanted || there) return;
    let current = true;
    const finish = (result: KeepsakeDrawing) => {
      if (current) setDone({ words, pictures, drawing: result });
    };
    drawKeepsake(words, pictures).then(finish, () => finish('failed'));
    return () => {
      current = false;
    };
  }, [words, pictures, wanted, there]);
  return drawing;
}
