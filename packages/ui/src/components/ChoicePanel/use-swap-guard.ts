import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';

/** What the pointer and the focus did since the last swap. */
interface SinceSwap {
  at: number;
  pointerMoved: boolean;
  /** The element that had the focus at the swap and has kept it. */
  focused: Element | null;
}

const longAgo: SinceSwap = { at: -Infinity, pointerMoved: true, focused: null };

/**
 * Returns a function that says if a click is meant for the new contents. For `forMs` milliseconds after `swap` has
 * changed to a value that is not null, two clicks are not: one of a pointer that has not moved, and one of a key on the
 * element that has kept the focus.
 */
export function useSwapGuard(swap: unknown, forMs: number): (click: MouseEvent) => boolean {
  const since = useRef(longAgo);
  const pointer = useRef({ x: NaN, y: NaN });
  useLayoutEffect(() => {
    since.current =
      swap === null
        ? longAgo
        : { at: performance.now(), pointerMoved: false, focused: document.activeElement };
  }, [swap]);
  useEffect(() => {
    const onMove = ({ clientX: x, clientY: y, pointerType }: PointerEvent) => {
      // A finger cannot move before it presses. A page that moves below the mouse is not a move of the mouse.
      if (pointerType === 'touch' || (x === pointer.current.x && y === pointer.current.y)) return;
      pointer.current = { x, y };
      since.current.pointerMoved = true;
    };
    const onFocus = () => {
      since.current.focused = null;
    };
    document.addEventListener('pointermove', onMove, { passive: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('pointermove', onMove);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
  return ({ detail, currentTarget }) => {
    const { at, pointerMoved, focused } = since.current;
    if (performance.now() - at > forMs) return true;
    // Only clicks of a pointer have a count.
    return detail === 0 ? currentTarget !== focused : pointerMoved;
  };
}
