import { pressOnce } from '../Button/press-once';
import filled from '../Button/FilledButton.module.css';
import { Memento } from '../Memento/Memento';
import styles from './Colophon.module.css';

/** Props of {@link Colophon}. */
export interface ColophonProps {
  /** The slug of the era that was closed. */
  slug: string;
  /** The thing that the era leaves, with its article, or null if it leaves none. */
  memento: string | null;
  /** One or two sentences that earned the thing. */
  sentence: string;
  /**
   * How the visit ended, if the story tells something else by now, or null.
   * @default null
   */
  ending?: string | null | undefined;
  /** The words of the way on, such as "Go on to Florence, 1503". */
  way: string;
  /** Called when the visitor takes the way on, with the button. */
  onWay: (button: HTMLButtonElement) => void;
}

/** The end of a closed visit: the thing that is kept, and the way on. */
export function Colophon({ slug, memento, sentence, ending = null, way, onWay }: ColophonProps) {
  return (
    <div className={styles.colophon}>
      {memento === null ? null : (
        <>
          <Memento name={memento} slug={slug} />
          <div className={styles.earned}>
            <p className={styles.label}>
              {ending === null ? 'In your journal now' : `Your visit ended: ${ending}`}
            </p>
            <p className={styles.sentence}>{sentence}</p>
          </div>
        </>
      )}
      <button
        className={filled.button}
        {...pressOnce<HTMLButtonElement>(({ currentTarget }) => onWay(currentTarget))}
        type="button"
      >
        <span>{way}</span>
      </button>
    </div>
  );
}
