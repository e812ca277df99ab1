/** How long a job waits for an idle browser before it runs anyway, in milliseconds. */
const PATIENCE_MS = 2_000;

/** The delay in browsers without `requestIdleCallback`, in milliseconds. */
const PAUSE_MS = 200;

interface Job {
  readonly run: () => void;
  readonly due: number;
}

let jobs: Job[] = [];
let scheduled = false;

/**
 * Runs a job when the browser is idle, one job per idle period, so that they never add up to one long task.
 * Returns a function that cancels it.
 */
export function whenIdle(run: () => void): () => void {
  const job = { run, due: performance.now() + PATIENCE_MS };
  jobs.push(job);
  schedule();
  return () => {
    jobs = jobs.filter((other) => other !== job);
  };
}

function schedule(): void {
  const [next] = jobs;
  if (scheduled || next === undefined) return;
  scheduled = true;
  if (typeof requestIdleCallback !== 'function') setTimeout(runNext, PAUSE_MS);
  else requestIdleCallback(runNext, { timeout: Math.max(1, next.due - performance.now()) });
}

function runNext(): void {
  scheduled = false;
  const job = jobs.shift();
  schedule();
  job?.run();
}
