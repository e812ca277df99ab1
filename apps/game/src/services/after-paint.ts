/** How long a frame is waited for at most, in milliseconds: a page in the background draws none. */
const PATIENCE_MS = 100;

/** Runs something once the browser has painted what is on its way to the screen. */
export function afterPaint(run: () => void): void {
  let due = true;
  const once = () => {
    if (!due) return;
    due = false;
    run();
  };
  // A frame's callbacks come before its paint; a task that is queued there comes after it.
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, PATIENCE_MS);
}
