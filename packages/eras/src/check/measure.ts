import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';

const sentenceBreaks = new Intl.Segmenter('en', { granularity: 'sentence' });

/** Returns the words of a text without punctuation; a placeholder such as {title} counts as one word. */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}{][\p{L}\p{M}\p{N}’'{}-]*/gu) ?? [];
}

/** Returns the sentences of a text; a paragraph always ends a sentence. */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split(/\n+/)
    .flatMap((paragraph) =>
      [...sentenceBreaks.segment(paragraph)].map(({ segment }) => segment.trim()),
    )
    .filter((sentence) => wordsOf(sentence).length > 0);
}

/** What a reading grade is calculated from. */
export interface Counts {
  readonly words: number;
  readonly sentences: number;
  readonly syllables: number;
}

const counted = new Map<string, Counts>();

/** Counts a text, each text once. */
export function countsOf(text: string): Counts {
  const known = counted.get(text);
  if (known) return known;
  const words = wordsOf(text);
  const counts = {
    words: words.length,
    sentences: sentencesOf(text).length,
    syllables: syllable(words.join(' ')),
  };
  counted.set(text, counts);
  return counts;
}

/** Returns the counts of several texts together. */
export function sumOf(all: readonly Counts[]): Counts {
  return all.reduce((sum, one) => ({
    words: sum.words + one.words,
    sentences: sum.sentences + one.sentences,
    syllables: sum.syllables + one.syllables,
  }));
}

/** Returns the Flesch–Kincaid grade of a text by its counts: the US school grade that can read it easily. */
export function gradeOf({ words, sentences, syllables }: Counts): number {
  return fleschKincaid({
    sentence: Math.max(1, sentences),
    word: Math.max(1, words),
    syllable: syllables,
  });
}

/** Returns the Flesch–Kincaid grade of a text: the US school grade that can read it easily. */
export function readingGrade(text: string): number {
  return gradeOf(countsOf(text));
}
