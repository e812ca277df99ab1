import type { ReactNode } from 'react';
import { future } from './drawings/future';
import { industrial } from './drawings/industrial';
import { medieval } from './drawings/medieval';
import { modern } from './drawings/modern';
import { renaissance } from './drawings/renaissance';
import styles from './Memento.module.css';

const drawings: ReadonlyMap<string, ReactNode> = new Map([
  ['medieval', medieval],
  ['renaissance', renaissance],
  ['industrial', industrial],
  ['modern', modern],
  ['future', future],
]);

/** Props of {@link Memento}. */
export interface MementoProps {
  /** The slug of the era that left the thing. */
  slug: string;
  /** What the thing is, with its article: "half a tally". */
  name: string;
}

/**
 * The thing that a closed era leaves, drawn in the style of that era, whichever theme is on. Renders nothing for an era
 * without a drawing.
 */
export function Memento({ slug, name }: MementoProps) {
  const drawing = drawings.get(slug);
  return drawing === undefined ? null : (
    <svg aria-label={name} className={styles.memento} role="img" viewBox="0 0 96 96">
      {drawing}
    </svg>
  );
}
