import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps {
  /** The words for assistive technology. */
  children: ReactNode;
  /** Its id, for the element that it names or describes. */
  id?: string | undefined;
}

/** Text that a screen reader reads and that cannot be seen. */
export function VisuallyHidden({ children, id }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} id={id}>
      {children}
    </span>
  );
}
