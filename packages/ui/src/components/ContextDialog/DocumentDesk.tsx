import type { SourceDocument } from '@time-traveler/game-core';
import { clsx } from 'clsx';
import { useId } from 'react';
import { paragraphs } from '../ScenarioPanel/paragraphs';
import part from '../Terms/PartHeading.module.css';
import styles from './DocumentDesk.module.css';

/** Props of {@link DocumentDesk}. */
export interface DocumentDeskProps {
  /** The source, in our own translation or wording, with two questions about it. */
  document: SourceDocument;
}

/** A source of the era: what it is, what it says, one question that it answers, and one that it does not. */
export function DocumentDesk({ document }: DocumentDeskProps) {
  const { title, introduction, text, inside, beyond, sources } = document;
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.desk}>
      <p className={styles.kind}>Document</p>
      <h3 className={clsx(part.heading, styles.title)} id={id}>
        {title}
      </h3>
      <p>{introduction}</p>
      <blockquote className={styles.source}>
        {paragraphs(text).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </blockquote>
      <dl className={styles.questions}>
        <dt>Find it in the text</dt>
        <dd>{inside}</dd>
        <dt>Ask beyond the text</dt>
        <dd>{beyond}</dd>
      </dl>
      <ul aria-label="Sources" className={styles.sources}>
        {sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  );
}
