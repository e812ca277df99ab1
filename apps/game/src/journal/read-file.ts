import {
  type Journey,
  LONGEST_FILE,
  type ReadJourney,
  readJourney,
} from '@time-traveler/game-core/journey';

/** The most bytes that one character of a text takes in a file. */
const BYTES_PER_CHARACTER = 4;

/** The origin of the photographs of Pexels, which a server may have sent for a scene. */
const PEXELS = 'https://images.pexels.com';

/** What a picked file contains: a journey, or the reason why it has none. */
export type PickedJourney = ReadJourney | { readonly ok: false; readonly reason: 'unreadable' };

/**
 * Reads a picked file for the game at `page`. A file that is far too large is refused unread. A file may come from
 * anyone, so its pictures of other sites are left out. Never rejects.
 */
export async function readPickedFile(file: Blob, page: string): Promise<PickedJourney> {
  if (file.size > LONGEST_FILE * BYTES_PER_CHARACTER) return { ok: false, reason: 'too large' };
  try {
    const read = readJourney(await textOf(file));
    return read.ok ? { ok: true, journey: withoutPicturesOfOthers(read.journey, page) } : read;
  } catch {
    // For example on a drive that has been removed.
    return { ok: false, reason: 'unreadable' };
  }
}

/** Returns the text of a file. Where it is no UTF-8, a program has saved it in the encoding of Windows. */
async function textOf(file: Blob): Promise<string> {
  const text = await file.text();
  if (!text.includes('\uFFFD')) return text;
  return new TextDecoder('windows-1252').decode(await file.arrayBuffer());
}

/** Returns a journey without the pictures that are not from the page's site or from Pexels. Their eras show their own. */
function withoutPicturesOfOthers(journey: Journey, page: string): Journey {
  const allowed = [new URL(page).origin, PEXELS];
  const isAllowed = (url: string) =>
    URL.canParse(url, page) && allowed.includes(new URL(url, page).origin);
  return {
    ...journey,
    visits: journey.visits.map((one) => ({
      ...one,
      visit: {
        ...one.visit,
        events: one.visit.events.filter(
          (event) =>
            event.type !== 'partAnswered' ||
            event.part !== 'image' ||
            isAllowed(event.answer.imageUrl),
        ),
      },
    })),
  };
}
