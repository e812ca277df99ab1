import type { KeyboardEvent, MouseEvent } from 'react';
import { countOnce, ignoreSecond } from './ignore-second';

/**
 * Returns the handlers of a button that does one thing for each double-click and each held key. The second click may
 * have been meant for what lay above it, and the key may be held since it pressed something else.
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

/** The handlers of a group in which each button does one thing for each double-click and each held key. */
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
