import type { DialogMessage } from '@time-traveler/ui/journey';
import type { PickedJourney } from './read-file';
import type { SharedLink } from './share-link';

/** Returns the message after something that has worked. */
export const success = (text: string): DialogMessage => ({ kind: 'success', text });

/** Returns the message after something that has not worked. */
export const failure = (text: string): DialogMessage => ({ kind: 'failure', text });
const unchanged = 'It was not opened, and your journey is as it was.';

/** Returns the message after copying the journey. */
export function copyMessage(copied: boolean): DialogMessage {
  return copied
    ? success('Your journey is on the clipboard, as text.')
    : failure('Your browser does not allow copying. Save your journey to a file instead.');
}

/** Returns the message after saving the journey under a file name. */
export function saveMessage(name: string): DialogMessage {
  return success(`Your browser saves your journey as ${name}.`);
}

/** Returns the message after sharing a link to an era; null if the visitor needs none. */
export function shareMessage(result: SharedLink, era: string, url: string): DialogMessage | null {
  if (result === 'copied') return success(`The link to ${era} is on the clipboard: ${url}`);
  if (result === 'failed') return failure(`Copying failed. This is the link to ${era}: ${url}`);
  return null;
}

/**
 * Returns the message after opening a file; `added` is how many decisions are new, `dropped` how many older ones the
 * journey has no room for any more.
 */
export function openMessage(picked: PickedJourney, added: number, dropped = 0): DialogMessage {
  if (picked.ok) {
    const news =
      added === 0
        ? 'The file was opened. It has no decision that is not in your journey already.'
        : `The file was opened: ${decisions(added)} new in your journey.`;
    const room =
      dropped > 0 ? ` There was no room for older ones: ${decisions(dropped)} gone.` : '';
    return success(`${news}${room}`);
  }
  switch (picked.reason) {
    case 'newer':
      return failure(
        `A newer version of the game saved this file. ${unchanged} Reload the page, then open the file again.`,
      );
    case 'too large':
      return failure(`This file is too large to be a saved journey. ${unchanged}`);
    case 'document':
      return failure(
        `Another program has made a document of this file. ${unchanged} Open the file as the game saved it, or save the document as plain text first.`,
      );
    case 'unreadable':
      return failure(`This file could not be read. ${unchanged}`);
    case 'damaged':
      return failure(`This file is damaged, or it is not a saved journey. ${unchanged}`);
  }
}

function decisions(count: number): string {
  return `${count} ${count === 1 ? 'decision is' : 'decisions are'}`;
}
