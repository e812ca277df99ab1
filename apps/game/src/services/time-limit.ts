/** How long code or styles of the page may take, in milliseconds, before they count as failed: enough for a slow phone. */
export const LOAD_PATIENCE_MS = 20_000;

/** Settles like `work`, or rejects if that takes longer than `limit` milliseconds. */
export function withTimeLimit<Result>(work: Promise<Result>, limit: number): Promise<Result> {
  const tooLate = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('No answer in time')), limit),
  );
  return Promise.race([work, tooLate]);
}

/** Resolves when the work has settled or after so many milliseconds, whichever comes first; never rejects. */
export async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  await withTimeLimit(work, milliseconds).catch(() => {});
}
