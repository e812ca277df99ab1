/** The name of the windows in which stories stand beside each other. */
export const STORY_FRAME = 'story';

/**
 * Only one window at a time has the focus. Beside others, a story keeps what it shows for its focused element
 * when another window takes the focus: an open tooltip stays open.
 */
export function shareFocus(): void {
  if (window.name !== STORY_FRAME) return;
  for (const type of ['blur', 'focusout']) window.addEventListener(type, keepWithin, true);
}

function keepWithin(event: Event): void {
  // Within the window, an element loses the focus to another one.
  if (event instanceof FocusEvent && event.relatedTarget === null) event.stopImmediatePropagation();
}
