/** How long to wait for a frame, in milliseconds: a page in the background draws none. */
const PATIENCE_MS = 100;

/** Runs something after the browser has painted the next frame. */
export function afterPaint(run: () => void): void {
  let due = true;
  const once = () => {
    if (!due) return;
    due = false;
    run();
  };
  // A frame's callbacks run before its paint; a task that is queued there runs after it.
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, PATIENCE_MS);
}
