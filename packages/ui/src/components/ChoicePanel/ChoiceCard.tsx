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
      aria-describedby={id}
      className={styles.card}
      onClick={() => onChoose?.(choice)}
      type="button"
    >
      <span className={styles.text}>{choice.text}</span>{' '}
      {/* Said after the name, not as a part of it: voice control takes the text for the name. */}
      <span aria-hidden="true" className={styles.description} id={id}>
        {choice.description}
      </span>
    </button>
  );
}
