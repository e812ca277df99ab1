import { type RefObject, useEffect, useState } from 'react';

/** How many pixels may be left below and still count as the end. */
const SLACK = 8;

/** How much of a line's height is surely empty at its foot. */
const LINE_GAP = 0.05;

/** The scroll position of an element: it cannot scroll, it can scroll further down, or it is at its end. */
export type ScrollPlace = 'still' | 'more-below' | 'at-end';

/**
 * Returns an element's scroll position, kept up to date while it scrolls and while it or its content changes size. The
 * mark that follows the element has `data-aside`: where its first aside is.
 */
export function useScrollPlace(scroller: RefObject<HTMLElement | null>): ScrollPlace {
  const [place, setPlace] = useState<ScrollPlace>('still');
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const look = () => {
      const now = placeOf(element);
      setPlace(now);
      endWithWholeLine(element, now);
      showAside(element);
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
  return place;
}

/** Says on the mark whether the heading of the first aside is visible, is next, or has other text before it. */
function showAside(element: HTMLElement): void {
  const mark = element.nextElementSibling as HTMLElement | null;
  const aside = element.querySelector('aside');
  const heading = aside?.querySelector('h3');
  if (!mark || !aside || !heading) return void mark?.removeAttribute('data-aside');
  const { top, bottom } = edgesOf(mark, mark);
  const at = edgesOf(heading, element);
  // At the start of the text what the mark would cover is hidden; of a text that was scrolled it fades.
  const isReached = element.scrollTop > 0 ? at.top < bottom : at.bottom <= top;
  const before = aside.previousElementSibling as HTMLElement | null;
  const isNext = before === null || edgesOf(before, element).bottom <= top + SLACK;
  mark.dataset['aside'] = isReached ? 'reached' : isNext ? 'next' : 'ahead';
}

/** Returns where an element is in the panel when it is at rest: what settles is not yet there. */
function edgesOf(part: HTMLElement, scroller: HTMLElement): { top: number; bottom: number } {
  const { offsetParent: panel } = scroller;
  let top = part === scroller ? 0 : -scroller.scrollTop;
  let box: HTMLElement | null = part;
  while (box !== null && box !== panel) {
    top += box.offsetTop;
    box = box.offsetParent as HTMLElement | null;
  }
  return { top, bottom: top + part.offsetHeight };
}

function placeOf(element: HTMLElement): ScrollPlace {
  const ends = Array.from(element.children, (part) => edgesOf(part as HTMLElement, element).bottom);
  // By the places at rest: while the cards settle, the panel's scrollHeight is larger.
  const below = Math.max(...ends) - edgesOf(element, element).bottom;
  // On a small screen the page scrolls in place of the panel.
  const scrolls =
    below + element.scrollTop > 0 && /auto|scroll/.test(getComputedStyle(element).overflowY);
  if (!scrolls) return 'still';
  return below > SLACK ? 'more-below' : 'at-end';
}

/**
 * Sets `--cut`: how many pixels at the bottom of the text are hidden, so that the mark there does not cut a line in
 * two. Removes `--cut` if the text has been scrolled, because a scrolled text fades out instead.
 */
function endWithWholeLine(element: HTMLElement, place: ScrollPlace): void {
  const mark = element.nextElementSibling as HTMLElement | null;
  if (place !== 'more-below' || element.scrollTop > 0 || mark === null) {
    element.style.removeProperty('--cut');
    return;
  }
  const from = edgesOf(mark, mark).top;
  let end = from;
  for (const paragraph of element.querySelectorAll<HTMLElement>('h3, p')) {
    const { top, bottom } = edgesOf(paragraph, element);
    if (top >= from || bottom <= from) continue;
    const line = parseFloat(getComputedStyle(paragraph).lineHeight);
    end = Math.min(end, top + Math.floor((from - top) / line + LINE_GAP) * line);
  }
  element.style.setProperty('--cut', `${edgesOf(element, element).bottom - end}px`);
}
