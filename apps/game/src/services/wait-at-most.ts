/** Resolves when the work has settled or after so many milliseconds, whichever comes first; never rejects. */
export async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, milliseconds));
  await Promise.race([Promise.allSettled([work]), timeout]);
}
