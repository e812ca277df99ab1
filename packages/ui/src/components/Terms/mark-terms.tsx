import type { GlossaryWord } from '@time-traveler/game-core';
import type { ReactNode } from 'react';
import { type TermFinder, type TextPart, termsIn } from './find-terms';
import styles from './Terms.module.css';

/** Starts a new text, and returns the function that returns its paragraphs as they are shown. */
export type TextMarker = () => (paragraph: string) => ReactNode;

/** The part of a page that is a term. Its value is the word of the glossary. */
export const TERM = 'data-term';

// Not a `<button>`: browsers lay one out as a block, beside which and within which lines would break elsewhere.
const attributes = { 'aria-haspopup': 'dialog', role: 'button' } as const;

/** Returns a marker that makes each word of a glossary a button, at its first place in a text. */
export function createTextMarker(words: readonly GlossaryWord[]): TextMarker {
  const start = termsIn(words);
  return () => {
    const find = start();
    return (paragraph) =>
      find(paragraph).map(({ text, entry }, place) => (
        <span
          key={place}
          {...(entry && { ...attributes, className: styles.term, tabIndex: 0, [TERM]: entry.word })}
        >
          {text}
        </span>
      ));
  };
}

/** Makes words of a glossary in a fragment of HTML buttons. Headings and links stay as they are. */
export function markFragment(fragment: DocumentFragment, find: TermFinder): void {
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const node of texts) {
    if (node.parentElement?.closest('a, h3, h4, h5, h6, code, pre')) continue;
    const parts = find(node.data);
    if (parts.some(({ entry }) => entry)) node.replaceWith(...parts.map(elementOf));
  }
}

function elementOf({ text, entry }: TextPart): Node | string {
  if (entry === undefined) return text;
  const term = document.createElement('span');
  for (const [name, value] of Object.entries(attributes)) term.setAttribute(name, value);
  term.className = styles.term ?? '';
  term.tabIndex = 0;
  term.setAttribute(TERM, entry.word);
  term.textContent = text;
  return term;
}
