import type { ReactNode } from 'react';
import styles from './JourneyLine.module.css';

/** Props of {@link JourneyLine}. */
export interface JourneyLineProps {
  /** The buttons of the line. */
  children: ReactNode;
  /**
   * Where the line is: under the Current Impact, or above the story of a phone.
   * @default 'foot'
   */
  place?: 'foot' | 'top' | undefined;
}

/** The line under the Current Impact: the way to the journey, and steps back and on. */
export function JourneyLine({ children, place = 'foot' }: JourneyLineProps) {
  return (
    <div className={styles.line} data-place={place}>
      {children}
    </div>
  );
}
