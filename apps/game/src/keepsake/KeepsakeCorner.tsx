import { type GameState, eraBySlug } from '@time-traveler/game-core';
import {
  type JournalEra,
  creditLine,
  keepsakeFileName,
  keepsakeOf,
  keepsakeText,
} from '@time-traveler/game-core/journey';
import {
  KeepsakeDialog,
  type DialogMessage,
  type KeepsakePicture,
} from '@time-traveler/ui/keepsake';
import { type RefObject, useState } from 'react';
import { copyText } from '../journal/copy-text';
import { saveFile } from '../journal/save-file';
import { eraAddress } from '../journal/share-link';
import { pictureSource } from '../picture-source';
import { useServices } from '../services/services-context';
import { canCopyImages, canShareImages, copyImage, shareImage } from './card-files';
import { copyImageMessage, copyWordsMessage, saveMessage, shareMessage } from './messages';

/** Props of {@link KeepsakeCorner}. */
export interface KeepsakeCornerProps {
  /** The game, with the scene that the keepsake is of. */
  state: GameState;
  /** The eras on the timeline, with their endings. */
  eras: readonly JournalEra[];
  /** The button that opens the keepsake. */
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** The dialog with the keepsake of the last decision. Renders nothing before a decision. */
export function KeepsakeCorner({ state, eras, returnFocusTo }: KeepsakeCornerProps) {
  const { game } = useServices();
  const { activeSlug, keepsakeOpen, periods, scene } = state;
  const keepsake = keepsakeOf(state);
  const [message, setMessage] = useState<DialogMessage | null>(null);
  const [wasOpen, setWasOpen] = useState(keepsakeOpen);
  if (wasOpen !== keepsakeOpen) {
    // A message is about the card that was open.
    setWasOpen(keepsakeOpen);
    setMessage(null);
  }
  if (keepsake === null) return null;
  const name = keepsakeFileName(keepsake);

  async function share(card: Blob, text: string) {
    const url = eraAddress(activeSlug, location.href);
    setMessage(shareMessage(await shareImage(card, name, `${text}\n${url}`)));
  }

  return (
    <KeepsakeDialog
      copyable={canCopyImages()}
      era={eras.find(({ slug }) => slug === activeSlug) ?? null}
      icon={periods.find(({ slug }) => slug === activeSlug)?.icon ?? ''}
      keepsake={keepsake}
      message={message}
      onClose={() => game.dispatch({ type: 'keepsakeClosed' })}
      onCopy={(card) => void copyImage(card).then((ok) => setMessage(copyImageMessage(ok)))}
      onCopyWords={(text) => void copyText(text).then((ok) => setMessage(copyWordsMessage(ok)))}
      onSave={(card) => {
        saveFile(name, card);
        setMessage(saveMessage(name));
      }}
      onShare={(card, text) => void share(card, text)}
      open={keepsakeOpen}
      pictures={picturesFor(scene, activeSlug)}
      returnFocusTo={returnFocusTo}
      shareable={canShareImages()}
      textOf={(credit) => keepsakeText(keepsake, credit)}
    />
  );
}

/** Returns the pictures for a card: the one on the screen, then the era's own, which the page can always read. */
function picturesFor({ picture }: GameState['scene'], slug: string): readonly KeepsakePicture[] {
  const own = eraBySlug(slug)?.scenario.imageUrl;
  const { url, description, credit } = picture;
  return [
    ...(url === null
      ? []
      : [
          {
            source: pictureSource(url, description),
            credit: credit === undefined ? null : creditLine(credit.name),
          },
        ]),
    ...(own === undefined || own === url ? [] : [{ source: pictureSource(own), credit: null }]),
  ];
}
