import type { Choice } from '@time-traveler/game-core';
import { type MouseEvent, useId } from 'react';
import { pressOnce } from '../Button/press-once';
import styles from './ChoiceCard.module.css';
import { markChosen } from './mark-chosen';

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
export function ChoiceCard({ choice, onChoose, isMeant }: ChoiceCardProps) {
  const id = useId();
  return (
    <button
      aria-describedby={id}
      className={styles.card}
      data-part="choice"
      type="button"
      {...pressOnce<HTMLButtonElement>((click) => {
        if (!(isMeant?.(click) ?? true)) return;
        markChosen(click.currentTarget);
        onChoose?.(choice);
      })}
    >
      <span className={styles.text}>{choice.text}</span>{' '}
      {/* A description, not a part of the name: voice control uses the text as the name. */}
      <span aria-hidden="true" className={styles.description} id={id}>
        {choice.description}
      </span>
    </button>
  );
}
