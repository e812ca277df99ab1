/** How long to wait for a frame, in milliseconds: a page in the background draws none. */
const FRAME_PATIENCE_MS = 100;

/** Runs something after the browser has painted the next frame. */
export function afterPaint(run: () => void): void {
  // A frame's callbacks run before its paint; a task that is queued there runs after it.
  onceIn((once) => requestAnimationFrame(() => setTimeout(once)), run);
}

/**
 * Runs something at the beginning of the frame after the next one, whose paint then shows it. A task may wait longer: while
 * something moves, a slow processor draws one frame after the other.
 */
export function inSecondFrame(run: () => void): void {
  onceIn((once) => requestAnimationFrame(() => requestAnimationFrame(once)), run);
}

function onceIn(schedule: (once: () => void) => void, run: () => void): void {
  let due = true;
  const once = () => {
    if (!due) return;
    due = false;
    run();
  };
  schedule(once);
  setTimeout(once, FRAME_PATIENCE_MS);
}

/** How long a job waits for an idle browser before it runs anyway, in milliseconds. */
const IDLE_PATIENCE_MS = 2_000;

/** The delay in browsers without `requestIdleCallback`, in milliseconds. */
const PAUSE_MS = 200;

interface Job {
  readonly run: () => void;
  readonly since: number;
}

let jobs: Job[] = [];
let scheduled = false;
let begun = 0;

/**
 * Runs a job when the browser is idle, one job per idle period, so that they never add up to one long task.
 * Returns a function that cancels it.
 */
export function whenIdle(run: () => void): () => void {
  const job = { run, since: performance.now() };
  jobs.push(job);
  schedule();
  return () => {
    jobs = jobs.filter((other) => other !== job);
  };
}

/** Puts off all jobs until some work has settled, which gets the bandwidth and the processor for itself. */
export function whenIdleAfter(work: Promise<unknown>): void {
  begun = Infinity;
  const begin = () => {
    begun = performance.now();
    schedule();
  };
  work.then(begin, begin);
}

function schedule(): void {
  const [next] = jobs;
  if (scheduled || next === undefined || begun === Infinity) return;
  scheduled = true;
  if (typeof requestIdleCallback !== 'function') setTimeout(runNext, PAUSE_MS);
  else requestIdleCallback(runNext, { timeout: timeLeft(next) });
}

/** Returns how long a job may still wait for an idle browser, in milliseconds. */
function timeLeft({ since }: Job): number {
  return Math.max(1, Math.max(since, begun) + IDLE_PATIENCE_MS - performance.now());
}

function runNext(): void {
  scheduled = false;
  const job = jobs.shift();
  schedule();
  job?.run();
}
