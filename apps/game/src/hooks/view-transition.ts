import { flushSync } from 'react-dom';

/** Runs a render as a View Transition, or at once where the browser has none or motion is reduced. */
export function withViewTransition(render: () => void): void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || typeof document.startViewTransition !== 'function') {
    render();
    return;
  }
  const transition = document.startViewTransition(() => flushSync(render));
  // A newer transition, or a hidden page, cuts this one short: the screen is right all the same.
  transition.ready.catch(() => {});
  transition.finished.catch(() => {});
}
