import type { DialogMessage } from '@time-traveler/ui/keepsake';
import { failure, success } from '../journal/messages';
import type { SharedCard } from './card-files';

/** Returns the message after saving the card under a file name. */
export function saveMessage(name: string): DialogMessage {
  return success(`Your browser saves the card as ${name}.`);
}

/** Returns the message after sharing the card; null if the visitor needs none. */
export function shareMessage(result: SharedCard): DialogMessage | null {
  return result === 'failed'
    ? failure('Sharing did not work. Save the image, then send the file yourself.')
    : null;
}

/** Returns the message after copying the card. */
export function copyImageMessage(copied: boolean): DialogMessage {
  return copied
    ? success('The card is on the clipboard, as an image.')
    : failure('Your browser does not allow copying. Save the image instead.');
}

/** Returns the message after copying the words of the card. */
export function copyWordsMessage(copied: boolean): DialogMessage {
  return copied
    ? success('The words are on the clipboard. Use them to describe the image when you post it.')
    : failure('Your browser does not allow copying. Nothing was copied.');
}
