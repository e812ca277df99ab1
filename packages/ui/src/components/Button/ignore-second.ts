import type { MouseEvent } from 'react';

/**
 * Prevents what the second press or click of a double-click would do. It was meant for what the first one has
 * replaced, opened or covered.
 */
export function ignoreSecond(event: MouseEvent): void {
  if (event.detail > 1) event.preventDefault();
}
