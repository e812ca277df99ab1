import { type RefObject, useLayoutEffect } from 'react';

/**
 * Sets the width of an element to that of its widest line. In CSS an element with wrapped text has the whole
 * available width.
 */
export function useHuggedLines(text: RefObject<HTMLElement | null>, content: string): void {
  useLayoutEffect(() => {
    const element = text.current;
    const room = element?.closest('article');
    if (!element || !room) return;
    let live = true;
    let hugged = '';
    const hug = () => {
      if (!live) return;
      const { typeface, family } = typefaceOf(element);
      const measured = `${room.clientWidth} ${typeface} ${loadedFaces(family)}`;
      // The observer also sees a longer story, and the page's fonts a typeface of another era: nothing new here.
      if (measured === hugged) return;
      element.style.removeProperty('width');
      // Until its typeface has loaded, the text has other widths, which would add a line break later.
      if (!document.fonts.check(typeface)) return;
      const range = document.createRange();
      range.selectNodeContents(element);
      const lines = [...range.getClientRects()];
      if (lines.length === 0) return;
      const start = Math.min(...lines.map(({ left }) => left));
      const end = Math.max(...lines.map(({ right }) => right));
      // One pixel more, so that rounding adds no line break.
      element.style.width = `${Math.ceil(end - start) + 1}px`;
      hugged = measured;
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

/** Returns an element's own typeface as CSS text and its family, without its fallbacks, which may never load. */
function typefaceOf(element: HTMLElement): { typeface: string; family: string } {
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  const [family = ''] = fontFamily.split(',');
  return { typeface: `${fontStyle} ${fontWeight} ${fontSize} ${family}`, family };
}

/** Returns how many faces of a family have loaded: a family that the page does not know yet has none. */
function loadedFaces(family: string): number {
  const name = (quoted: string) => quoted.replaceAll(/["']/g, '');
  return [...document.fonts].filter(
    (face) => face.status === 'loaded' && name(face.family) === name(family),
  ).length;
}
