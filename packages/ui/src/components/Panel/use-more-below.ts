import { type RefObject, useEffect, useState } from 'react';

/** How many pixels may be left below and still count as the end. */
const SLACK = 8;

/** Returns whether an element can be scrolled further down. */
export function useMoreBelow(scroller: RefObject<HTMLElement | null>): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const look = () => {
      const { scrollHeight, clientHeight, scrollTop } = element;
      setMore(scrollHeight - clientHeight - scrollTop > SLACK);
    };
    element.addEventListener('scroll', look, { passive: true });
    // The content grows with its text and its typeface, the panel with the window.
    const sizes = new ResizeObserver(look);
    for (const sized of [element, ...element.children]) sizes.observe(sized);
    return () => {
      element.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [scroller]);
  return more;
}
