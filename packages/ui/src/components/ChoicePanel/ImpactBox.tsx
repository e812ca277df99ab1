import { useId, useRef } from 'react';
import { useStamp } from '../Panel/use-motion';
import styles from './ImpactBox.module.css';

/** Props of {@link ImpactBox}. */
export interface ImpactBoxProps {
  /** The impact sentence, or null while nothing has been chosen. */
  impact: string | null;
}

/** The box with the impact of the last choice. */
export function ImpactBox({ impact }: ImpactBoxProps) {
  const id = useId();
  const box = useRef<HTMLElement>(null);
  useStamp(box, impact);
  return (
    <section
      aria-labelledby={id}
      className={styles.box}
      data-changed={impact !== null || undefined}
      ref={box}
    >
      <h3 className={styles.title} id={id}>
        Current Impact
      </h3>
      <p className={styles.text}>{impact ?? 'Your choices have not yet altered history'}</p>
    </section>
  );
}
