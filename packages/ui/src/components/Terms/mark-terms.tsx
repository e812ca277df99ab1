import type { GlossaryWord } from '@time-traveler/game-core';
import type { ReactNode } from 'react';
import { type TermFinder, termsIn } from './find-terms';
import styles from './Terms.module.css';

/** Starts a new text, and returns the function that returns its paragraphs as they are shown. */
export type TextMarker = () => (paragraph: string) => ReactNode;

/** The part of a page that is a term. Its value is the word of the glossary. */
export const TERM = 'data-term';

const attributes = { 'aria-haspopup': 'dialog', type: 'button' } as const;

/** Returns a marker that makes each word of a glossary a button, at its first place in a text. */
export function createTextMarker(words: readonly GlossaryWord[]): TextMarker {
  const start = termsIn(words);
  return () => {
    const find = start();
    return (paragraph) =>
      unbroken(find(paragraph)).map(({ before, text, word, after }, place) =>
        word === undefined ? (
          <span key={place}>{text}</span>
        ) : (
          <span className={styles.unbroken} key={place}>
            <span>{before}</span>
            <button {...attributes} className={styles.term} data-term={word}>
              {text}
            </button>
            <span>{after}</span>
          </span>
        ),
      );
  };
}

/** Makes words of a glossary in a fragment of HTML buttons. Headings and links stay as they are. */
export function markFragment(fragment: DocumentFragment, find: TermFinder): void {
  const walker = document.createTreeWalker(fragment, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const node of texts) {
    if (node.parentElement?.closest('a, h3, h4, h5, h6, code, pre')) continue;
    const pieces = unbroken(find(node.data));
    if (pieces.every(({ word }) => word === undefined)) continue;
    node.replaceWith(...pieces.map(elementOf));
  }
}

function elementOf({ before, text, word, after }: Piece): Node | string {
  if (word === undefined) return text;
  const button = document.createElement('button');
  for (const [name, value] of Object.entries(attributes)) button.setAttribute(name, value);
  button.className = styles.term ?? '';
  button.setAttribute(TERM, word);
  button.textContent = text;
  const span = document.createElement('span');
  span.className = styles.unbroken ?? '';
  span.append(before, button, after);
  return span;
}

interface Piece {
  readonly text: string;
  readonly word?: string | undefined;
  /** What may not be on another line than the word. */
  readonly before: string;
  readonly after: string;
}

/** Browsers may break a line before and after a button, so what touches a term stays with it. */
function unbroken(parts: ReturnType<TermFinder>): readonly Piece[] {
  const pieces: Piece[] = parts.map(({ text, entry }) => ({
    text,
    word: entry?.word,
    before: '',
    after: '',
  }));
  return pieces
    .map((piece, place) => {
      if (piece.word === undefined) return piece;
      const before = touching(pieces[place - 1], /[^\s\u2013\u2014]*$/);
      const after = touching(pieces[place + 1], /^[^\s\u2013\u2014]*/);
      return { ...piece, before, after };
    })
    .map((piece, place, all) => {
      if (piece.word !== undefined) return piece;
      const start = all[place - 1]?.after.length ?? 0;
      const end = piece.text.length - (all[place + 1]?.before.length ?? 0);
      return { ...piece, text: piece.text.slice(start, Math.max(start, end)) };
    });
}

function touching(piece: Piece | undefined, pattern: RegExp): string {
  return piece === undefined || piece.word !== undefined
    ? ''
    : (pattern.exec(piece.text)?.[0] ?? '');
}
