import { type RefObject, useEffect } from 'react';

const intents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps an element at its start until the reader scrolls it. Without this, a story that moves the focus inside a
 * frame scrolls the sheet to that frame.
 */
export function useKeptScroll(scroller: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = scroller;
    if (current === null) return;
    const stop = new AbortController();
    const { signal } = stop;
    for (const type of intents) {
      window.addEventListener(type, () => stop.abort(), { capture: true, passive: true, signal });
    }
    current.addEventListener('scroll', () => current.scrollTo(0, 0), { signal });
    return () => stop.abort();
  }, [scroller]);
}
