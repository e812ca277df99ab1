import type { ReactNode } from 'react';
import styles from './GameLayout.module.css';

/** Props of {@link GameLayout}. */
export interface GameLayoutProps {
  /** The header. */
  header: ReactNode;
  /** The left panel. */
  scenario: ReactNode;
  /** The right panel. */
  choices: ReactNode;
  /** The timeline of eras. */
  timeline: ReactNode;
}

/**
 * The game's screen: two panels between header and timeline. Below 56.25em (900 px at the default text size) the panels
 * are stacked, with room for a line above them if the page has `data-back`.
 */
export function GameLayout({ header, scenario, choices, timeline }: GameLayoutProps) {
  return (
    <div className={styles.layout}>
      {header}
      <main className={styles.scene}>
        <div className={styles.back} data-part="back" />
        {scenario}
        {choices}
      </main>
      {timeline}
    </div>
  );
}
