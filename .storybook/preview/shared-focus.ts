import { isStill } from './still';

/** The name of the windows that show stories beside each other. */
export const STORY_FRAME = 'story';

/**
 * Keeps what a story shows for its focused element, for example an open tooltip, when another window takes the
 * focus. Only one window at a time has it. A story that does not play never takes it from the reader.
 */
export function shareFocus(): void {
  if (window.name !== STORY_FRAME) return;
  if (isStill()) HTMLElement.prototype.focus = () => {};
  for (const type of ['blur', 'focusout']) window.addEventListener(type, keepWithin, true);
}

function keepWithin(event: Event): void {
  // If the focus stays in the window, another element receives it.
  if (event instanceof FocusEvent && event.relatedTarget === null) event.stopImmediatePropagation();
}
