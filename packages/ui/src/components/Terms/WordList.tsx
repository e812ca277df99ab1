import type { GlossaryWord } from '@time-traveler/game-core';
import { useId } from 'react';
import part from './PartHeading.module.css';
import styles from './WordList.module.css';

/** Props of {@link WordList}. */
export interface WordListProps {
  /** The words, in the order in which they are listed. */
  words: readonly GlossaryWord[];
  /** The level of the list's heading. */
  level: 2 | 3;
  /** A class for the heading. Default: it looks like those of a background. */
  headingClass?: string | undefined;
  /** True if the words are marked in the texts. Without `onMark` there is no switch. */
  marked?: boolean | undefined;
  /** Called when the visitor switches the marks on or off. */
  onMark?: ((marked: boolean) => void) | undefined;
}

/** The words of an era, each with the sentence that explains it. */
export function WordList({ words, level, headingClass, marked = true, onMark }: WordListProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <section aria-labelledby={id}>
      <Heading className={headingClass ?? part.heading} id={id}>
        Words
      </Heading>
      {onMark === undefined ? null : (
        <button
          aria-pressed={marked}
          className={styles.switch}
          onClick={() => onMark(!marked)}
          type="button"
        >
          Mark these words in the texts
        </button>
      )}
      <dl className={styles.words}>
        {words.map(({ word, sentence }) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{sentence}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
