import styles from './Announcer.module.css';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

/** Props of {@link Announcer}. */
export interface AnnouncerProps {
  /** The words to announce. */
  message: string;
  /** The number of the announcement. A new number announces the same words again. */
  turn: number;
}

/** The screen's only polite live region. */
export function Announcer({ message, turn }: AnnouncerProps) {
  return (
    <div aria-atomic="true" aria-live="polite" className={styles.region} role="status">
      <VisuallyHidden key={turn}>{message}</VisuallyHidden>
    </div>
  );
}
