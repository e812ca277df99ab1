import type { ReactNode } from 'react';
import styles from './JourneyLine.module.css';

/** Props of {@link JourneyLine}. */
export interface JourneyLineProps {
  /** The buttons of the line. */
  children: ReactNode;
}

/** The line under the Current Impact: the way to the journey, and steps back and on. */
export function JourneyLine({ children }: JourneyLineProps) {
  return <div className={styles.line}>{children}</div>;
}
