import { type RefObject, useLayoutEffect, useRef } from 'react';
import { isStill } from './is-still';

/** How long new content takes to come to rest, in milliseconds. */
const SETTLE_MS = 380;

/** How much later each part of it begins to move than the one before, in milliseconds. */
const STEP_MS = 40;

/** How long the stamp of a decision takes, in milliseconds. */
const STAMP_MS = 240;

const easing = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/**
 * Lets the children of an element come to rest from slightly below whenever what they show changes. They can be read and
 * pressed from the first frame, so it is not a fade. Nothing moves with the first content or if motion is reduced.
 */
export function useSettling(element: RefObject<HTMLElement | null>, content: unknown): void {
  useMotionOf(content, () => {
    for (const [place, part] of [...(element.current?.children ?? [])].entries()) {
      part.animate(
        { translate: ['0 0.875rem', 'none'] },
        { delay: place * STEP_MS, duration: SETTLE_MS, easing, fill: 'backwards' },
      );
    }
  });
}

/** Presses an element on, like a stamp, whenever what it shows changes. As with settling, it can be read at once. */
export function useStamp(element: RefObject<HTMLElement | null>, content: unknown): void {
  useMotionOf(content, () => {
    element.current?.animate(
      { transform: ['scale(1.05)', 'none'] },
      { duration: STAMP_MS, easing },
    );
  });
}

function useMotionOf(content: unknown, move: () => void): void {
  const last = useRef(content);
  useLayoutEffect(() => {
    if (last.current === content) return;
    last.current = content;
    if (!isStill()) move();
  });
}
