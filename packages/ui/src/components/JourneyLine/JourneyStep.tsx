import type { Ref } from 'react';
import { ignoreNextIfSecond, ignoreSecond } from '../Button/ignore-second';
import styles from './JourneyLine.module.css';

/** Props of {@link JourneyStep}. */
export interface JourneyStepProps {
  /** The words of the button. */
  children: string;
  /** Called when the visitor presses it. */
  onPress: () => void;
  /**
   * True if it opens a dialog.
   * @default false
   */
  opensDialog?: boolean;
  /** Receives the button. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A quiet button of the line: one step back in the journey, on with an earlier visit, or the keepsake. */
export function JourneyStep({ children, onPress, opensDialog = false, ref }: JourneyStepProps) {
  return (
    <button
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      className={styles.step}
      onClick={(event) => {
        // The second click of a double-click would take another step.
        if (event.detail > 1) return;
        ignoreNextIfSecond();
        onPress();
      }}
      // The second press must not take the focus from where the first one moved it.
      onMouseDown={ignoreSecond}
      ref={ref}
      type="button"
    >
      {children}
    </button>
  );
}
