import type { Choice } from '@time-traveler/game-core';
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
  return (
    <button className={styles.card} onClick={() => onChoose?.(choice)} type="button">
      <span className={styles.text}>{choice.text}</span>{' '}
      <span className={styles.description}>{choice.description}</span>
    </button>
  );
}
