import type { MouseEvent } from 'react';
import { pressOnce } from '../Button/press-once';

/** Moves the focus as a fragment link does, without changing the address or the history. */
function moveFocus(event: MouseEvent<HTMLAnchorElement>): void {
  // The browser handles a click that opens a new tab or window.
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const target = document.getElementById(event.currentTarget.hash.slice(1));
  if (target === null) return;
  event.preventDefault();
  target.focus({ preventScroll: true });
  // The focus alone would scroll it to the middle, with half of what follows below the window.
  const { top, bottom } = target.getBoundingClientRect();
  const isInView = top >= 0 && bottom <= innerHeight;
  target.scrollIntoView({ block: isInView ? 'nearest' : 'start' });
}

/** The handlers of a link to a part of the page, which moves the focus there. */
export const toTarget = pressOnce(moveFocus);
