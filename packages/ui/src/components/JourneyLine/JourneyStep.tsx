import styles from './JourneyLine.module.css';

/** Props of {@link JourneyStep}. */
export interface JourneyStepProps {
  /** The words of the button. */
  children: string;
  /** Called when the visitor presses it. */
  onPress: () => void;
}

/** A quiet button that takes the visitor one step back in the journey, or on with an earlier visit. */
export function JourneyStep({ children, onPress }: JourneyStepProps) {
  return (
    <button className={styles.step} onClick={onPress} type="button">
      {children}
    </button>
  );
}
