import type { ReactNode } from 'react';
import styles from './GameLayout.module.css';

/** Props of {@link GameLayout}. */
export interface GameLayoutProps {
  /** The fixed header. */
  header: ReactNode;
  /** The left panel. */
  scenario: ReactNode;
  /** The right panel. */
  choices: ReactNode;
  /** The fixed era timeline. */
  timeline: ReactNode;
}

/** The one screen: two panels between header and timeline, stacked below 56.25em, 900 px at the usual text size (SPEC §2). */
export function GameLayout({ header, scenario, choices, timeline }: GameLayoutProps) {
  return (
    <div className={styles.layout}>
      {header}
      <main className={styles.scene}>
        {scenario}
        {choices}
      </main>
      {timeline}
    </div>
  );
}
