import type { Ref } from 'react';
import { pressOnce } from '../Button/press-once';
import styles from './JourneyLine.module.css';

/** Props of {@link JourneyStep}. */
export interface JourneyStepProps {
  /** The words of the button. */
  children: string;
  /** What follows them where there is room for it. It is always in the button's name. */
  rest?: string | undefined;
  /** Called with the button when the visitor presses it. */
  onPress: (button: HTMLButtonElement) => void;
  /**
   * True if it opens a dialog.
   * @default false
   */
  opensDialog?: boolean;
  /**
   * True if it is the first offer of the line, in a frame.
   * @default false
   */
  first?: boolean;
  /** Receives the button. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A quiet button of the line: one step back in the journey, on with an earlier visit, or the keepsake. */
export function JourneyStep({
  children,
  rest,
  onPress,
  opensDialog = false,
  first = false,
  ref,
}: JourneyStepProps) {
  return (
    <button
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      className={styles.step}
      data-first={first || undefined}
      ref={ref}
      type="button"
      {...pressOnce<HTMLButtonElement>(({ currentTarget }) => onPress(currentTarget))}
    >
      <span>{children}</span> {rest && <span className={styles.rest}>{rest}</span>}
    </button>
  );
}
