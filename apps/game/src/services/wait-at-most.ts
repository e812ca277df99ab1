import { inTime } from './in-time';

/** Resolves when the work has settled or after so many milliseconds, whichever comes first; never rejects. */
export async function waitAtMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
  await inTime(work, milliseconds).catch(() => {});
}
