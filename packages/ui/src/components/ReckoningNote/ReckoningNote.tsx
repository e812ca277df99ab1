import { EndingMark } from '../JourneyDialog/EndingMark';
import styles from './ReckoningNote.module.css';

/** Props of {@link ReckoningNote}. */
export interface ReckoningNoteProps {
  /** One sentence on why the visit had this end, for one column. Two columns have it under the story's headline. */
  why: string;
  /** The decisions of the visit in their order. */
  decisions: readonly string[];
  /** The slug of the era that was closed. */
  slug: string;
  /** The name of the era's icon. */
  icon: string;
}

/** Why a visitor got this end, below its text: a sentence, and the decisions that led to it, each with the era's seal. */
export function ReckoningNote({ why, decisions, slug, icon }: ReckoningNoteProps) {
  return (
    <div className={styles.note}>
      <p className={styles.why}>{why}</p>
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
