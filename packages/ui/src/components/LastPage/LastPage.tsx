import type { LastPage as Page } from '@time-traveler/game-core';
import type { JournalEra } from '@time-traveler/game-core/journey';
import type { CSSProperties } from 'react';
import { Memento } from '../Memento/Memento';
import styles from './LastPage.module.css';

/** Props of {@link LastPage}. */
export interface LastPageProps {
  /** The page. */
  page: Page;
  /** The closed eras whose things stand above the text, with their years and how they ended. */
  eras: readonly JournalEra[];
  /**
   * A line above its name, where the title of the dialog does not say what it is, or null.
   * @default null
   */
  kicker?: string | null | undefined;
}

/** The page that closes the journal: what the eras have left, and a text for all of them. */
export function LastPage({ page: { name, text }, eras, kicker = null }: LastPageProps) {
  const things = eras.flatMap(({ slug, year, closed }) => {
    const { memento = null, reckoning = '' } = closed ?? {};
    return memento === null ? [] : [{ slug, year, memento, reckoning }];
  });
  return (
    <section className={styles.page}>
      {things.length === 0 ? null : (
        <ul className={styles.things}>
          {things.map(({ slug, memento, year, reckoning }, place) => (
            <li key={slug} style={{ '--place': place } as CSSProperties}>
              <Memento name={memento} slug={slug} />
              <span className={styles.year}>{year}</span>
              <span className={styles.end}>{reckoning}</span>
            </li>
          ))}
        </ul>
      )}
      {kicker === null ? null : <p className={styles.kicker}>{kicker}</p>}
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.text}>
        {text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
