import type { Journal, JournalEntry, JournalEra } from '@time-traveler/game-core/journey';
import { DialogFrame, type DialogMessage, type OpenDialogProps } from '../DialogFrame/DialogFrame';
import { LastPage } from '../LastPage/LastPage';
import lastPage from '../LastPage/LastPage.module.css';
import { JourneyActions } from './JourneyActions';
import { JourneyDecisions } from './JourneyDecisions';
import styles from './JourneyDialog.module.css';
import { JourneyEndings } from './JourneyEndings';
import { JourneyMementos } from './JourneyMementos';

/** Props of {@link JourneyDialog}. */
export interface JourneyDialogProps extends OpenDialogProps {
  /** What the visitor has decided, what each era has left, its endings, and the last page. */
  journal: Journal;
  /**
   * True if the device keeps the journey. The dialog says which.
   * @default true
   */
  kept?: boolean | undefined;
  /** The name of the icon of each era, by its slug. An era without one has the hourglass. */
  icons: Readonly<Record<string, string>>;
  /**
   * The message about the last action, or null.
   * @default null
   */
  message?: DialogMessage | null | undefined;
  /** Called with the decision that the visitor wants to return to. */
  onReturn: (entry: JournalEntry) => void;
  /** Called with the era that the visitor wants to begin again. */
  onBegin: (era: JournalEra) => void;
  /** Called with the era that the visitor wants to share a link to. */
  onShare: (era: JournalEra) => void;
  /** Called when the visitor wants the journey on the clipboard. */
  onCopy: () => void;
  /** Called when the visitor wants to print the journey. */
  onPrint: () => void;
  /** Called when the visitor wants the journey as a file. */
  onSave: () => void;
  /** Called with the file that the visitor has picked. */
  onOpenFile: (file: File) => void;
}

/**
 * The visitor's journey: what the eras have left, the endings of each era, every decision in order, the last page when all
 * are closed, and ways to take it along.
 */
export function JourneyDialog({
  open,
  journal,
  kept = true,
  icons,
  message = null,
  onClose,
  onReturn,
  onBegin,
  onShare,
  returnFocusTo,
  ...actions
}: JourneyDialogProps) {
  return (
    <DialogFrame
      {...{ open, onClose, returnFocusTo }}
      actions={<JourneyActions {...actions} empty={journal.entries.length === 0} />}
      className={styles.content}
      label="Decisions and endings"
      message={message}
      summary={sumOf(journal.entries, kept)}
      title="Your journey"
      wide
    >
      <JourneyMementos eras={journal.eras} />
      <JourneyEndings eras={journal.eras} icons={icons} onBegin={onBegin} onShare={onShare} />
      <JourneyDecisions entries={journal.entries} icons={icons} onReturn={onReturn} />
      {journal.lastPage === null ? null : (
        <LastPage page={journal.lastPage}>
          <p className={lastPage.kicker}>The last page</p>
        </LastPage>
      )}
    </DialogFrame>
  );
}

function sumOf(entries: readonly JournalEntry[], kept: boolean): string {
  const eras = new Set(entries.map(({ eraSlug }) => eraSlug)).size;
  const sum = `${count(entries.length, 'decision')} in ${count(eras, 'era')}`;
  return `${sum}, ${kept ? 'kept on this device only' : 'gone when this page is closed'}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
