import { type RefObject, useEffect, useState } from 'react';
import { hasPlayed } from './story-window';

/** How long the next story waits for this one at most, in milliseconds. */
const PATIENCE_MS = 6000;

/** The last turn of each lane. */
const lastTurns = new Map<string, Promise<unknown>>();

const onSight = new WeakMap<Element, () => void>();

/** One for all frames, because the order in which several observers report is not that of the page. */
const sight = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    sight.unobserve(target);
    onSight.get(target)?.();
  }
});

function queue(lane: string, run: () => Promise<unknown> | undefined): void {
  lastTurns.set(lane, (lastTurns.get(lane) ?? Promise.resolve()).then(run));
}

/** Lets the story of this page play first, before the next frame loads. */
export function playHereFirst(): void {
  queue('', () => hasPlayed(window, PATIENCE_MS));
}

/**
 * True once the frame is visible and earlier ones of its lane have finished: only one window at a time has the focus.
 * Frames in different lanes load beside each other.
 */
export function useTurn(frame: RefObject<HTMLIFrameElement | null>, lane = ''): boolean {
  const [mine, setMine] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return;
    let gone = false;
    onSight.set(current, () =>
      queue(lane, () => {
        if (gone) return undefined;
        // Scrolled past while it waited: the frames that can be seen are first.
        if (!isInWindow(current)) {
          sight.observe(current);
          return undefined;
        }
        setMine(true);
        return hasPlayed(current.contentWindow, PATIENCE_MS);
      }),
    );
    sight.observe(current);
    return () => {
      gone = true;
      onSight.delete(current);
      sight.unobserve(current);
    };
  }, [frame, lane]);
  return mine;
}

function isInWindow(element: Element): boolean {
  const { bottom, left, right, top } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
