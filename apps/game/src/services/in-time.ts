/** Settles like `work`, or rejects if that takes longer than `limit` milliseconds. */
export function inTime<Result>(work: Promise<Result>, limit: number): Promise<Result> {
  const tooLate = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('No answer in time')), limit),
  );
  return Promise.race([work, tooLate]);
}
