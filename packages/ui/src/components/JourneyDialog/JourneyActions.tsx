import { useRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './JourneyActions.module.css';
import { JourneyIcon } from './JourneyIcon';
import quiet from '../Button/QuietButton.module.css';
import { pressEachOnce } from '../Button/press-once';

/** Props of {@link JourneyActions}. */
export interface JourneyActionsProps {
  /** True if there is nothing to copy, print or save. */
  empty: boolean;
  /** Called when the visitor wants the journey on the clipboard. */
  onCopy: () => void;
  /** Called when the visitor wants to print the journey. */
  onPrint: () => void;
  /** Called when the visitor wants the journey as a file. */
  onSave: () => void;
  /** Called with the file that the visitor has picked. */
  onOpenFile: (file: File) => void;
}

/** Ways to take a journey along: copy, print, save; and to read a saved one. */
export function JourneyActions({
  empty,
  onCopy,
  onPrint,
  onSave,
  onOpenFile,
}: JourneyActionsProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div aria-label="Take it along" className={styles.actions} role="group" {...pressEachOnce}>
      {empty ? null : (
        <>
          <button className={quiet.button} onClick={onCopy} type="button">
            <JourneyIcon name="copy" />
            <span>
              Copy<VisuallyHidden> as text</VisuallyHidden>
            </span>
          </button>
          <button className={quiet.button} onClick={onPrint} type="button">
            <JourneyIcon name="print" />
            <span>Print</span>
          </button>
          <button className={quiet.button} onClick={onSave} type="button">
            <JourneyIcon name="save" />
            <span>
              Save<VisuallyHidden> to a file</VisuallyHidden>
            </span>
          </button>
        </>
      )}
      <button className={quiet.button} onClick={() => picker.current?.click()} type="button">
        <JourneyIcon name="open" />
        <span>
          Open<VisuallyHidden> a file</VisuallyHidden>
        </span>
      </button>
      <input
        accept=".json,application/json"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file can be picked again.
          currentTarget.value = '';
          if (file !== undefined) onOpenFile(file);
        }}
        ref={picker}
        type="file"
      />
    </div>
  );
}
