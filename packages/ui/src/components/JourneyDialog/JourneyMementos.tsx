import { clsx } from 'clsx';
import type { JournalEra } from '@time-traveler/game-core/journey';
import { Memento } from '../Memento/Memento';
import styles from './JourneyMementos.module.css';
import parts from './JourneyParts.module.css';

/** Props of {@link JourneyMementos}. */
export interface JourneyMementosProps {
  /** The eras in their order. Those that were closed have left a thing. */
  eras: readonly JournalEra[];
}

/** What the closed eras have left: each thing with the end of its visit and the sentence that earned it. */
export function JourneyMementos({ eras }: JourneyMementosProps) {
  const closed = eras.filter(({ closed: visit }) => visit !== null);
  return closed.length === 0 ? null : (
    <section className={styles.kept}>
      <h3 className={clsx(parts.title, styles.title)}>What you brought back</h3>
      <ul className={styles.shelf}>
        {closed.map(({ slug, name, year, closed: visit }) =>
          visit === null ? null : (
            <li className={styles.thing} key={slug}>
              {visit.memento === null ? null : <Memento name={visit.memento} slug={slug} />}
              <div className={styles.words}>
                <p className={styles.era}>{`${name}, ${year}`}</p>
                <h4 className={styles.end}>{visit.reckoning}</h4>
                <p className={styles.sentence}>{visit.sentence}</p>
              </div>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
