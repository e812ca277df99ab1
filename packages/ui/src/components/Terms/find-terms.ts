import type { GlossaryWord } from '@time-traveler/game-core';

/** A part of a text: plain words, or a word that is explained. */
export interface TextPart {
  readonly text: string;
  /** The entry of the glossary, at the first place of its word in the text. */
  readonly entry?: GlossaryWord;
}

/** Splits the paragraphs of one text, in order. A word is found once in all of them. */
export type TermFinder = (paragraph: string) => readonly TextPart[];

/** Returns a function that starts a new text: it returns the finder for that text's paragraphs. */
export function termsIn(words: readonly GlossaryWord[]): () => TermFinder {
  const entries = new Map(
    words.flatMap((entry) => formsOf(entry).map((form) => [form.toLowerCase(), entry] as const)),
  );
  const longestFirst = [...entries.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${longestFirst.map(escaped).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return () => {
    const seen = new Set<GlossaryWord>();
    return (paragraph) => {
      const parts: TextPart[] = [];
      let end = 0;
      for (const { 0: text, index } of entries.size === 0 ? [] : paragraph.matchAll(pattern)) {
        const entry = entries.get(text.toLowerCase());
        // A text may begin with a large initial, which a button would not have.
        if (entry === undefined || seen.has(entry) || index === 0) continue;
        seen.add(entry);
        if (index > end) parts.push({ text: paragraph.slice(end, index) });
        parts.push({ text, entry });
        end = index + text.length;
      }
      if (end < paragraph.length) parts.push({ text: paragraph.slice(end) });
      return parts;
    };
  };
}

function formsOf({ word, forms }: GlossaryWord): readonly string[] {
  return [word, `${word}s`, ...forms];
}

function escaped(form: string): string {
  return form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
