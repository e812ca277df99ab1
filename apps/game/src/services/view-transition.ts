import { flushSync } from 'react-dom';

let last = 0;

/**
 * Runs a render as a View Transition, or at once if the browser has none or motion is reduced. Only the
 * old screen is captured, and it fades out over the new one: an element that is captured cannot be pressed,
 * and the new screen can from its first frame.
 */
export function withViewTransition(render: () => void): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || typeof document.startViewTransition !== 'function') {
    render();
    return;
  }
  last += 1;
  const own = last;
  const { dataset } = document.documentElement;
  dataset.leaving = '';
  const transition = document.startViewTransition(() => {
    flushSync(render);
    // A newer transition that interrupted this one must still capture the old screen.
    if (own === last) delete dataset.leaving;
  });
  // A newer transition or a hidden page interrupts this one, but the screen is still correct.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
}
