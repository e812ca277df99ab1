import type { KeyboardEvent, MouseEvent } from 'react';
import { ignoreNextIfSecond, ignoreSecond } from './ignore-second';

/**
 * Returns the handlers of a button that does one thing for each double-click and each held key. The second click may
 * have been meant for what lay above it, and the key may be held since it pressed something else.
 */
export function pressOnce<Button extends Element>(run: (click: MouseEvent<Button>) => void) {
  return {
    onClick(event: MouseEvent<Button>) {
      if (event.detail > 1) return;
      ignoreNextIfSecond();
      run(event);
    },
    // The second press must not take the focus from where the first one moved it.
    onMouseDown: ignoreSecond,
    onKeyDown(event: KeyboardEvent) {
      if (event.repeat && event.key === 'Enter') event.preventDefault();
    },
  };
}
