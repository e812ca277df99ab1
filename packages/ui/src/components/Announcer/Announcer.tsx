import { memo } from 'react';
import styles from './Announcer.module.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** Props of {@link Announcer}. */
export interface AnnouncerProps {
  /** What is to be said, once; the same words again need a new `turn`. */
  message: string;
  /** Counts announcements, so that repeated words are said again. */
  turn: number;
}

/** The one polite live region of the screen. */
export const Announcer = memo(function Announcer({ message, turn }: AnnouncerProps) {
  return (
    <div aria-atomic="true" aria-live="polite" className={styles.region} role="status">
      <VisuallyHidden key={turn}>{message}</VisuallyHidden>
    </div>
  );
});
