import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to where it was before it came into a region, as soon as nothing is shown in it any more.
 * Takes the region's focusable element and what is shown in it, null for nothing.
 */
export function useWayBack(region: RefObject<HTMLElement | null>, shown: number | null): void {
  const inside = useRef(false);
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    const element = region.current;
    if (element === null) return;
    const enter = ({ relatedTarget }: FocusEvent) => {
      if (inside.current) return;
      inside.current = true;
      origin.current = relatedTarget instanceof Element ? relatedTarget : null;
    };
    // The focus stays in a window that is left for another one, and within the region it only moves on. What
    // takes a focused element away fires this too: the effect below comes before the microtask.
    const leave = () =>
      queueMicrotask(() => {
        inside.current = element.contains(document.activeElement);
      });
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, [region]);
  useLayoutEffect(() => {
    if (!inside.current) return;
    if (shown === null) giveTo(origin.current);
    // One notification that takes the place of another keeps the visitor in the region.
    else if (!region.current?.contains(document.activeElement)) region.current?.focus();
  }, [region, shown]);
}

/** Focuses an element that is still there; without one, Tab goes on from the page's beginning. */
function giveTo(origin: Element | null): void {
  if (origin instanceof HTMLElement && origin.isConnected) {
    origin.focus({ preventScroll: true });
    if (document.activeElement === origin) return;
  }
  const { body } = document;
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  body.removeAttribute('tabindex');
}
