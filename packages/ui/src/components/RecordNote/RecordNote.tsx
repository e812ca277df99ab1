import type { HistoricalRecord, RecordMark } from '@time-traveler/game-core';
import { useId } from 'react';
import type { TextMarker } from '../Terms/mark-terms';
import styles from './RecordNote.module.css';

/** The words for how certain a note is. */
export const recordMarkWords: Readonly<Record<RecordMark, string>> = {
  documented: 'Documented',
  disputed: 'Disputed among historians',
  invented: 'This outcome is invented',
  'known today': 'Known today',
};

/** Props of {@link RecordNote}. */
export interface RecordNoteProps {
  /** What is known of people who did the same, how certain it is, and the sources. */
  record: HistoricalRecord;
  /** Marks words that need explaining. Without it none is marked. */
  marker?: TextMarker | undefined;
  /** The address at which a wrong fact can be reported. Without it there is no such link. */
  reportUrl?: string | undefined;
}

/** "What really happened": the note below an outcome, with a mark (word and shape) and its sources. */
export function RecordNote({
  record: { mark, text, sources },
  marker,
  reportUrl,
}: RecordNoteProps) {
  const titleId = useId();
  return (
    <aside aria-labelledby={titleId} className={styles.note}>
      <div className={styles.head}>
        <h3 className={styles.title} id={titleId}>
          What really happened
        </h3>
        <p className={styles.mark} data-mark={mark}>
          {recordMarkWords[mark]}
        </p>
      </div>
      <p>{marker?.()(text) ?? text}</p>
      {sources.length === 0 ? null : (
        <ul aria-label="Sources" className={styles.sources}>
          {sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      )}
      {reportUrl === undefined ? null : (
        <a className={styles.report} href={reportUrl} rel="noopener" target="_blank">
          Report a wrong fact
        </a>
      )}
    </aside>
  );
}
