import { EndingMark } from '../JourneyDialog/EndingMark';
import styles from './ReckoningNote.module.css';

/** Props of {@link ReckoningNote}. */
export interface ReckoningNoteProps {
  /** The decisions of the visit in their order. */
  decisions: readonly string[];
  /** The slug of the era that was closed. */
  slug: string;
  /** The name of the era's icon. */
  icon: string;
}

/** The decisions that led to a visit's end, below its text, each with the era's seal. */
export function ReckoningNote({ decisions, slug, icon }: ReckoningNoteProps) {
  return (
    <div className={styles.note}>
      <ol aria-label="Your decisions" className={styles.decisions}>
        {decisions.map((decision, place) => (
          <li className={styles.decision} key={place}>
            <EndingMark icon={icon} seen slug={slug} />
            <span className={styles.words}>{decision}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
