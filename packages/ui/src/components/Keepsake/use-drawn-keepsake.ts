import type { Keepsake } from '@time-traveler/game-core/journey';
import { useEffect, useEffectEvent, useState } from 'react';
import { type DrawnKeepsake, type KeepsakePicture, drawKeepsake } from './draw-keepsake';

/** What there is of a card: it is being drawn, it cannot be drawn, or it is there. */
export type KeepsakeDrawing = 'drawing' | 'failed' | DrawnKeepsake;

interface Done {
  readonly content: string;
  readonly drawing: KeepsakeDrawing;
}

/** Draws a card once it is wanted, and again if its words or pictures change, or if it failed before. */
export function useDrawnKeepsake(
  words: Keepsake,
  pictures: readonly KeepsakePicture[],
  wanted: boolean,
): KeepsakeDrawing {
  const [done, setDone] = useState<Done | null>(null);
  // Equal words and pictures are the same card, even if the game has made new objects of them.
  const content = JSON.stringify([words, pictures]);
  const drawing = done?.content === content ? done.drawing : 'drawing';
  const there = typeof drawing !== 'string';
  const draw = useEffectEvent(() => drawKeepsake(words, pictures));
  useEffect(() => {
    if (!wanted || there) return;
    let current = true;
    const finish = (result: KeepsakeDrawing) => {
      if (current) setDone({ content, drawing: result });
    };
    draw().then(finish, () => finish('failed'));
    return () => {
      current = false;
    };
  }, [content, wanted, there]);
  return drawing;
}
