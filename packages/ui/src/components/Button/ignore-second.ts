/** A press or click of the pointer, React's own or the browser's. */
type Press = Pick<MouseEvent, 'detail' | 'preventDefault'>;

/**
 * Prevents what the second press or click of a double-click would do. It was meant for what the first one has
 * replaced, opened or covered.
 */
export function ignoreSecond(event: Press): void {
  if (event.detail > 1) event.preventDefault();
}

/**
 * Lets a double-click count as one click. The second press then does not select words. It does not move the focus
 * either, if the first press has removed the button.
 */
export function countOnce(click: Press): void {
  ignoreSecond(click);
  document.addEventListener('mousedown', ignoreSecond, { capture: true, once: true });
}
