import type { Choice } from '@time-traveler/game-core';
import { type MouseEvent, memo, useId } from 'react';
import { ignoreSecond } from '../Button/ignore-second';
import styles from './ChoiceCard.module.css';

/** Props of {@link ChoiceCard}. */
export interface ChoiceCardProps {
  /** The choice: its text and the description below it. */
  choice: Choice;
  /** Called with the choice when the visitor makes it. */
  onChoose?: ((choice: Choice) => void) | undefined;
  /** Returns true if a click is meant for what the card shows now. Without it every click is. */
  isMeant?: ((click: MouseEvent<HTMLButtonElement>) => boolean) | undefined;
}

/** One choice as a button as large as its card. */
export const ChoiceCard = memo(function ChoiceCard({ choice, onChoose, isMeant }: ChoiceCardProps) {
  const id = useId();
  return (
    <button
      aria-describedby={id}
      className={styles.card}
      onClick={(event) => {
        // The second click of a double-click was meant for the card that the first one replaced.
        if (event.detail <= 1 && (isMeant?.(event) ?? true)) onChoose?.(choice);
      }}
      // The second press must not take the focus from where the first one moved it.
      onMouseDown={ignoreSecond}
      onKeyDown={(event) => {
        // A key that is held down chooses once.
        if (event.repeat && event.key === 'Enter') event.preventDefault();
      }}
      type="button"
    >
      <span className={styles.text}>{choice.text}</span>{' '}
      {/* A description, not a part of the name: voice control uses the text as the name. */}
      <span aria-hidden="true" className={styles.description} id={id}>
        {choice.description}
      </span>
    </button>
  );
});
