import type { LastPage as Page } from '@time-traveler/game-core';
import type { ReactNode } from 'react';
import styles from './LastPage.module.css';

/** Props of {@link LastPage}. */
export interface LastPageProps {
  /** The page. */
  page: Page;
  /** What stands above its name. */
  children: ReactNode;
}

/** The page that closes the journal: a text for all eras. */
export function LastPage({ page: { name, text }, children }: LastPageProps) {
  return (
    <section className={styles.page}>
      {children}
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.text}>
        {text.split('\n\n').map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
