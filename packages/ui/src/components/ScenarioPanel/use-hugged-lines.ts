import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets the width of an element to that of its widest line. CSS gives an element with wrapped text the whole
 * available width.
 */
export function useHuggedLines(text: RefObject<HTMLElement | null>, content: string): void {
  useLayoutEffect(() => {
    const element = text.current;
    const room = element?.closest('article');
    if (!element || !room) return;
    let live = true;
    const hug = () => {
      if (!live) return;
      element.style.removeProperty('width');
      if (isAwaitingTypeface(element)) return;
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = [...range.getClientRects()];
      if (lines.length === 0) return;
      const start = Math.min(...lines.map(({ left }) => left));
      const end = Math.max(...lines.map(({ right }) => right));
      // One pixel more, so that rounding adds no line break.
      element.style.width = `${Math.ceil(end - start) + 1}px`;
    };
    element.style.removeProperty('width');
    // The observer calls back once when the new text has been laid out in the era's theme, before it is painted.
    const sizes = new ResizeObserver(hug);
    sizes.observe(room);
    const events = ['loading', 'loadingdone'] as const;
    for (const event of events) document.fonts.addEventListener(event, hug);
    return () => {
      live = false;
      sizes.disconnect();
      for (const event of events) document.fonts.removeEventListener(event, hug);
    };
  }, [text, content]);
}

/** True while another typeface stands in: the width of its lines would give the real one a line break more. */
function isAwaitingTypeface(element: HTMLElement): boolean {
  const { fontStyle, fontWeight, fontFamily } = getComputedStyle(element);
  // The other families are stand-ins, which may never load.
  const [family = ''] = fontFamily.split(',');
  return !document.fonts.check(`${fontStyle} ${fontWeight} 1em ${family}`);
}
