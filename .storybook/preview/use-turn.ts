import { type RefObject, useEffect, useState } from 'react';
import { hasPlayed } from './story-window';

/** How long the next story waits for this one at most, in milliseconds. */
const PATIENCE_MS = 6000;

let lastTurn: Promise<unknown> = Promise.resolve();

/** Lets the story of this page play first, before the next frame loads. */
export function playHereFirst(): void {
  lastTurn = lastTurn.then(() => hasPlayed(window, PATIENCE_MS));
}

/** True once the frame is visible and earlier ones have finished, because only one window at a time has the focus. */
export function useTurn(frame: RefObject<HTMLIFrameElement | null>): boolean {
  const [mine, setMine] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    let gone = false;
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      lastTurn = lastTurn.then(() => {
        if (gone) return false;
        setMine(true);
        return hasPlayed(current.contentWindow, PATIENCE_MS);
      });
    });
    sight.observe(current);
    return () => {
      gone = true;
      sight.disconnect();
    };
  }, [frame]);
  return mine;
}
