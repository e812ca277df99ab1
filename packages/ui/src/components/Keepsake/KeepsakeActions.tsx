import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { JourneyIcon } from '../JourneyDialog/JourneyIcon';
import { clsx } from 'clsx';
import filled from '../Button/FilledButton.module.css';
import quiet from '../Button/QuietButton.module.css';
import { pressEachOnce } from '../Button/press-once';
import styles from './KeepsakeDialog.module.css';

/** Props of {@link KeepsakeActions}. */
export interface KeepsakeActionsProps {
  /** What there is of the card. */
  state: 'drawing' | 'failed' | 'drawn';
  /** True if the system can share pictures. */
  shareable: boolean;
  /** True if the clipboard takes pictures. */
  copyable: boolean;
  /** Called when the visitor wants the card as a file. */
  onSave: () => void;
  /** Called when the visitor wants to share the card. */
  onShare: () => void;
  /** Called when the visitor wants the card on the clipboard. */
  onCopy: () => void;
  /** Called when the visitor wants the words of the card on the clipboard. */
  onCopyWords: () => void;
}

/** Ways to keep or share a card. What this device cannot do is not offered. */
export function KeepsakeActions({
  state,
  shareable,
  copyable,
  onSave,
  onShare,
  onCopy,
  onCopyWords,
}: KeepsakeActionsProps) {
  const waits = state === 'drawing';
  return (
    <div aria-label="Keep the card" className={styles.actions} role="group" {...pressEachOnce}>
      {state === 'failed' ? null : (
        <>
          <button
            className={clsx(filled.button, styles.save)}
            disabled={waits}
            onClick={onSave}
            type="button"
          >
            <JourneyIcon name="save" />
            <span>Save image</span>
          </button>
          {shareable ? (
            <button className={quiet.button} disabled={waits} onClick={onShare} type="button">
              <JourneyIcon name="share" />
              <span>
                Share<VisuallyHidden> image</VisuallyHidden>
              </span>
            </button>
          ) : null}
          {copyable ? (
            <button className={quiet.button} disabled={waits} onClick={onCopy} type="button">
              <JourneyIcon name="copy" />
              <span>Copy image</span>
            </button>
          ) : null}
        </>
      )}
      <button className={quiet.button} disabled={waits} onClick={onCopyWords} type="button">
        <JourneyIcon name="copy" />
        <span>Copy words</span>
      </button>
    </div>
  );
}
