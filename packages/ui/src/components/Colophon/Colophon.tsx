import { EndingMark } from '../JourneyDialog/EndingMark';
import { pressOnce } from '../Button/press-once';
import filled from '../Button/FilledButton.module.css';
import { Memento } from '../Memento/Memento';
import styles from './Colophon.module.css';

/** Props of {@link Colophon}. */
export interface ColophonProps {
  /** The slug of the era that was closed. */
  slug: string;
  /** The name of the era's icon. */
  icon: string;
  /** The decisions of the visit in their order. */
  decisions: readonly string[];
  /** The thing that the era leaves, with its article, or null if it leaves none. */
  memento: string | null;
  /** One or two sentences that earned the thing. */
  sentence: string;
  /** The words of the way on, such as "Go on to Florence, 1503". */
  way: string;
  /** Called when the visitor takes the way on, with the button. */
  onWay: (button: HTMLButtonElement) => void;
}

/** The end of a closed visit, below the name of its reckoning: the decisions, the thing that is kept, and the way on. */
export function Colophon({ slug, icon, decisions, memento, sentence, way, onWay }: ColophonProps) {
  return (
    <div className={styles.colophon}>
      <div className={styles.end}>
        <ol aria-label="Your decisions" className={styles.decisions}>
          {decisions.map((decision, place) => (
            <li className={styles.decision} key={place}>
              <EndingMark icon={icon} seen slug={slug} />
              <span className={styles.words}>{decision}</span>
            </li>
          ))}
        </ol>
        {memento === null ? null : (
          <div className={styles.kept}>
            <Memento name={memento} slug={slug} />
            <div className={styles.earned}>
              <p className={styles.label}>In your journal now</p>
              <p>{sentence}</p>
            </div>
          </div>
        )}
        <button
          className={filled.button}
          {...pressOnce<HTMLButtonElement>(({ currentTarget }) => onWay(currentTarget))}
          type="button"
        >
          <span>{way}</span>
        </button>
      </div>
    </div>
  );
}
