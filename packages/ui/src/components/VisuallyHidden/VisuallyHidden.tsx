import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Props of {@link VisuallyHidden}. */
export interface VisuallyHiddenProps {
  /** The words that only assistive technology gets. */
  children: ReactNode;
}

/** Text that is read out but not seen. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <span className={styles.hidden}>{children}</span>;
}
