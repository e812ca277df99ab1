import type { KeyboardEvent, MouseEvent } from 'react';
import { countOnce, ignoreSecond } from './ignore-second';

/**
 * Returns the handlers of a button that runs once for a double-click and once for a held key. The first click may have
 * closed something above the button, and the key may have been pressed on another element.
 */
export function pressOnce<Button extends Element>(run: (click: MouseEvent<Button>) => void) {
  return {
    onClick(event: MouseEvent<Button>) {
      countOnce(event);
      if (event.detail <= 1) run(event);
    },
    // The second press must not take the focus from where the first one moved it.
    onMouseDown: ignoreSecond,
    onKeyDown: ignoreHeld,
  };
}

/** The handlers of a group in which each button runs once for a double-click and once for a held key. */
export const pressEachOnce = {
  onClickCapture(event: MouseEvent) {
    countOnce(event);
    if (event.detail > 1) event.stopPropagation();
  },
  onKeyDownCapture: ignoreHeld,
};

/** Prevents the clicks that a held Enter key repeats. */
export function ignoreHeld(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter') event.preventDefault();
}
