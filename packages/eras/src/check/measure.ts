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

/** Returns the Flesch–Kincaid grade of a text: the US school grade that can read it easily. */
export function readingGrade(text: string): number {
  const words = wordsOf(text);
  return fleschKincaid({
    sentence: Math.max(1, sentencesOf(text).length),
    word: Math.max(1, words.length),
    syllable: syllable(words.join(' ')),
  });
}
