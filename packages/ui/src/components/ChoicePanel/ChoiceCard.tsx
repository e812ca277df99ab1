import type { Choice } from '@time-traveler/game-core';
import { useId } from 'react';
import styles from './ChoiceCard.module.css';

/** Props of {@link ChoiceCard}. */
export interface ChoiceCardProps {
  /** What the card offers: its text and the description below it. */
  choice: Choice;
  /** Called with the choice when the visitor makes it. */
  onChoose?: (choice: Choice) => void;
}

/** One choice as a button as large as its card (SPEC §2). */
export function ChoiceCard({ choice, onChoose }: ChoiceCardProps) {
  const id = useId();
  return (
    <button
      aria-describedby={`${id}-description`}
      // The text alone, so that "Click Join the people" is heard by voice control.
      aria-labelledby={`${id}-text`}
      className={styles.card}
      onClick={() => onChoose?.(choice)}
      type="button"
    >
      <span className={styles.text} id={`${id}-text`}>
        {choice.text}
      </span>{' '}
      <span className={styles.description} id={`${id}-description`}>
        {choice.description}
      </span>
    </button>
  );
}
