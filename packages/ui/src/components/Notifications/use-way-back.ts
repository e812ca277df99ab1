import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Returns the focus to where it was before it entered a region, once nothing is shown in the region.
 * `shown` identifies what the region shows; null means nothing.
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
    // This fires too when the visitor changes windows, when the focus moves within the region, and when a focused
    // element is removed. In the last case the effect below runs before the microtask.
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
    // If another notification replaces this one, the focus stays in the region.
    else if (!region.current?.contains(document.activeElement)) region.current?.focus();
  }, [region, shown]);
}

/** Focuses an element that is still on the page. Without one, Tab starts at the beginning of the page. */
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
