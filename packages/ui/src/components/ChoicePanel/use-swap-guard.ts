import { type MouseEvent, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** How long after a swap a press may still be meant for what it replaced, in milliseconds. */
const GUARD_MS = 500;

/** What a hand and a focus did since the last swap. */
interface SinceSwap {
  at: number;
  pointerMoved: boolean;
  /** What had the focus at the swap and has kept it since. */
  focused: Element | null;
}

const longAgo: SinceSwap = { at: -Infinity, pointerMoved: true, focused: null };

/**
 * Tells for a click whether it is meant for what is shown now. For half a second after `swap` has become
 * another value than null, a pointer that has not moved and a key on what kept the focus are not: they were
 * on their way to what stood there before.
 */
export function useSwapGuard(swap: unknown): (click: MouseEvent) => boolean {
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
      // A finger cannot move before it presses, and a page that moves below a mouse is no move of it.
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
  return useCallback(({ detail, currentTarget }) => {
    const { at, pointerMoved, focused } = since.current;
    if (performance.now() - at > GUARD_MS) return true;
    // Only a pointer counts its clicks.
    return detail === 0 ? currentTarget !== focused : pointerMoved;
  }, []);
}
