import type { JournalEra, Keepsake } from '@time-traveler/game-core/journey';
import { useId } from 'react';
import { DialogFrame, type DialogMessage, type OpenDialogProps } from '../DialogFrame/DialogFrame';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { KeepsakePicture } from './draw-keepsake';
import { KeepsakeActions } from './KeepsakeActions';
import { KeepsakeEndings } from './KeepsakeEndings';
import styles from './KeepsakeDialog.module.css';
import { useDrawnKeepsake } from './use-drawn-keepsake';

/** Props of {@link KeepsakeDialog}. */
export interface KeepsakeDialogProps extends OpenDialogProps {
  /** The words on the card. */
  keepsake: Keepsake;
  /** The pictures for the card, in order: the first that can be drawn is on it. */
  pictures: readonly KeepsakePicture[];
  /** The era of the card with its endings, or null if the timeline does not have it. They are shown beside the card. */
  era: JournalEra | null;
  /** The name of the era's icon. */
  icon: string;
  /** Returns the words of the card as one text, with the line that names the photographer if there is one. */
  textOf: (credit: string | null) => string;
  /** The message about the last action, or null. */
  message: DialogMessage | null;
  /** True if the system can share pictures. */
  shareable: boolean;
  /** True if the clipboard takes pictures. */
  copyable: boolean;
  /** Called with the card when the visitor wants it as a file. */
  onSave: (card: Blob) => void;
  /** Called with the card and its words when the visitor wants to share it. */
  onShare: (card: Blob, text: string) => void;
  /** Called with the card when the visitor wants it on the clipboard. */
  onCopy: (card: Blob) => void;
  /** Called with the words when the visitor wants them on the clipboard. */
  onCopyWords: (text: string) => void;
}

/** The card of the last decision in its era's style, and ways to keep or share it. */
export function KeepsakeDialog({
  open,
  onClose,
  returnFocusTo,
  keepsake,
  pictures,
  era,
  icon,
  textOf,
  message,
  onSave,
  onShare,
  onCopy,
  onCopyWords,
  ...offers
}: KeepsakeDialogProps) {
  const drawing = useDrawnKeepsake(keepsake, pictures, open);
  const descriptionId = useId();
  const drawn = typeof drawing === 'string' ? null : drawing;
  const text = textOf(drawn?.picture?.credit ?? null);
  const description = drawn?.picture?.source.description;
  const failure: DialogMessage = {
    kind: 'failure',
    text: 'This browser cannot draw the card. Here are its words, which you can copy.',
  };
  return (
    <DialogFrame
      {...{ open, onClose, returnFocusTo }}
      actions={
        <KeepsakeActions
          {...offers}
          onCopy={() => drawn && onCopy(drawn.blob)}
          onCopyWords={() => onCopyWords(text)}
          onSave={() => drawn && onSave(drawn.blob)}
          onShare={() => drawn && onShare(drawn.blob, text)}
          state={typeof drawing === 'string' ? drawing : 'drawn'}
        />
      }
      beside={era === null ? undefined : <KeepsakeEndings era={era} icon={icon} />}
      label="Card"
      message={message ?? (drawing === 'failed' ? failure : null)}
      pictured
      quietReturn={drawing !== 'failed'}
      summary="A card of this moment, made on this device. Keep it, or send it to somebody."
      title="Keep this moment"
    >
      {drawn === null ? (
        drawing === 'failed' ? (
          <p className={styles.words}>{text}</p>
        ) : (
          <p className={styles.card}>The card is being drawn.</p>
        )
      ) : (
        <>
          <img
            alt={text}
            aria-describedby={description && descriptionId}
            className={styles.card}
            height={1350}
            src={drawn.url}
            width={1080}
          />
          {description && <VisuallyHidden id={descriptionId}>{description}</VisuallyHidden>}
        </>
      )}
    </DialogFrame>
  );
}
