import { LONGEST_FILE, type ReadJourney, readJourney } from '@time-traveler/game-core/journey';

/** The most bytes that one character of a text takes in a file. */
const BYTES_PER_CHARACTER = 4;

/** What a picked file contains: a journey, or the reason why it has none. */
export type PickedJourney = ReadJourney | { readonly ok: false; readonly reason: 'unreadable' };

/** Reads a picked file. A file that is far too large is refused unread. Never rejects. */
export async function readPickedFile(file: Pick<File, 'size' | 'text'>): Promise<PickedJourney> {
  if (file.size > LONGEST_FILE * BYTES_PER_CHARACTER) return { ok: false, reason: 'too large' };
  try {
    return readJourney(await file.text());
  } catch {
    // For example on a drive that has been removed.
    return { ok: false, reason: 'unreadable' };
  }
}
