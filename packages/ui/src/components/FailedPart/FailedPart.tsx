import { clsx } from 'clsx';
import filled from '../Button/FilledButton.module.css';
import frame from '../Panel/Frame.module.css';
import styles from './FailedPart.module.css';

/** Props of {@link FailedPart}. */
export interface FailedPartProps {
  /** What could not be shown, as in "The story could not be shown." */
  part: string;
  /**
   * Where the part stands: in a `bar` (header, timeline) or as a framed `panel`.
   * @default 'panel'
   */
  place?: 'bar' | 'panel' | undefined;
  /** Called when the visitor presses "Try again". */
  onRetry: () => void;
}

/** Stands in for a part of the screen that failed, with a button that tries it again. */
export function FailedPart({ part, place = 'panel', onRetry }: FailedPartProps) {
  return (
    <div
      className={clsx(styles.part, place === 'panel' && frame.frame)}
      data-place={place}
      role="alert"
    >
      <p>{`The ${part} could not be shown.`}</p>
      <button className={filled.button} onClick={onRetry} type="button">
        Try again
      </button>
    </div>
  );
}
