import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps {
  /** The words that only assistive technology gets. */
  children: ReactNode;
  /** Its id, for what it names or describes. */
  id?: string;
}

/** Text that is read out but not seen. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} id={id}>
      {children}
    </span>
  );
}
