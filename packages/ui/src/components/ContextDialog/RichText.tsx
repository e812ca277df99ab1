import type { GlossaryWord } from '@time-traveler/game-core';
import { useLayoutEffect, useRef } from 'react';
import { termsIn } from '../Terms/find-terms';
import { markFragment } from '../Terms/mark-terms';
import styles from './RichText.module.css';
import { sanitize } from './sanitize';

/** Props of {@link RichText}. */
export interface RichTextProps {
  /** HTML from any source. It is sanitised before it is shown. */
  html: string;
  /** The words that are marked in it. Without them none is. */
  terms?: readonly GlossaryWord[] | undefined;
}

/** HTML from another source, shown as formatted text without scripts, forms or styles. */
export function RichText({ html, terms }: RichTextProps) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fragment = sanitize(html);
    if (terms) markFragment(fragment, termsIn(terms)());
    container.current?.replaceChildren(fragment);
  }, [html, terms]);
  return <div className={styles.text} ref={container} />;
}
