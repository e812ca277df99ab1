import type { Choice } from '@time-traveler/game-core';
import { type MouseEvent, memo, useId } from 'react';
import styles from './ChoiceCard.module.css';

/** Props of {@link ChoiceCard}. */
export interface ChoiceCardProps {
  /** What the card offers: its text and the description below it. */
  choice: Choice;
  /** Called with the choice when the visitor makes it. */
  onChoose?: (choice: Choice) => void;
  /** Tells whether a click is meant for what the card shows now; without it every click is. */
  isMeant?: (click: MouseEvent<HTMLButtonElement>) => boolean;
}

/** One choice as a button as large as its card (SPEC §2). */
export const ChoiceCard = memo(function ChoiceCard({ choice, onChoose, isMeant }: ChoiceCardProps) {
  const id = useId();
  return (
    <button
      aria-describedby={id}
      className={styles.card}
      onClick={(event) => {
        // The second click of a double-click was meant for what the first one has replaced.
        if (event.detail <= 1 && (isMeant?.(event) ?? true)) onChoose?.(choice);
      }}
      onMouseDown={(event) => {
        // Its press takes no focus from where the first one has moved it.
        if (event.detail > 1) event.preventDefault();
      }}
      onKeyDown={(event) => {
        // A key that is held down decides once.
        if (event.repeat && event.key === 'Enter') event.preventDefault();
      }}
      type="button"
    >
      <span className={styles.text}>{choice.text}</span>{' '}
      {/* Said after the name, not as a part of it: voice control takes the text for the name. */}
      <span aria-hidden="true" className={styles.description} id={id}>
        {choice.description}
      </span>
    </button>
  );
});
