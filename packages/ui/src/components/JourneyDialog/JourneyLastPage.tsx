import type { JournalEra } from '@time-traveler/game-core/journey';
import type { LastPage } from '@time-traveler/game-core';
import { Memento } from '../Memento/Memento';
import styles from './JourneyLastPage.module.css';

/** Props of {@link JourneyLastPage}. */
export interface JourneyLastPageProps {
  /** The page. */
  page: LastPage;
  /** The eras, whose things stand above the text. */
  eras: readonly JournalEra[];
}

/** The last page, at which the journal opens when every era is closed. */
export function JourneyLastPage({ page: { name, text }, eras }: JourneyLastPageProps) {
  return (
    <section className={styles.page}>
      <ul className={styles.things}>
        {eras.map(({ slug, closed }) =>
          closed === null || closed.memento === null ? null : (
            <li key={slug}>
              <Memento name={closed.memento} slug={slug} />
            </li>
          ),
        )}
      </ul>
      <p className={styles.kicker}>The last page</p>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.text}>
        {text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
