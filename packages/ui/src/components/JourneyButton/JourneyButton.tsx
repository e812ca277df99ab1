import type { Ref } from 'react';
import { pressOnce } from '../Button/press-once';
import line from '../JourneyLine/JourneyLine.module.css';
import styles from './JourneyButton.module.css';

/** Props of {@link JourneyButton}. */
export interface JourneyButtonProps {
  /** How many decisions the journey has. */
  decisions: number;
  /** Called when the visitor presses it. */
  onOpen: () => void;
  /** Receives the button. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** The quiet line under the Current Impact that opens the journey. */
export function JourneyButton({ decisions, onOpen, ref }: JourneyButtonProps) {
  const count = `· ${decisions} ${decisions === 1 ? 'decision' : 'decisions'}`;
  return (
    <button
      aria-haspopup="dialog"
      className={styles.button}
      ref={ref}
      type="button"
      {...pressOnce(onOpen)}
    >
      <span className={styles.words}>Your journey</span>{' '}
      {/* A number alone, where there is no room for its word, would say nothing. */}
      <span className={line.rest}>{count}</span>
    </button>
  );
}
