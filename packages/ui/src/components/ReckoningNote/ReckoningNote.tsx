import type { ToldReckoning } from '@time-traveler/game-core';
import type { Ref } from 'react';
import styles from './ReckoningNote.module.css';

/** Props of {@link ReckoningNote}. */
export interface ReckoningNoteProps {
  /** The name of the end that was told, and one sentence on why it was this one. */
  reckoning: ToldReckoning;
  /** Receives the element below the two, for what is loaded later. */
  colophonRef?: Ref<HTMLDivElement> | undefined;
}

/** The name of a visit's end, below its text, and why the visitor got this one. */
export function ReckoningNote({ reckoning: { name, why }, colophonRef }: ReckoningNoteProps) {
  return (
    <div className={styles.note}>
      <h3>{name}</h3>
      <p>{why}</p>
      <div ref={colophonRef} />
    </div>
  );
}
