import type { ProofEra, ProofText, TextKind } from './content';
import { sentencesOf, wordsOf } from './measure';

/** A possible fault in the texts of an era, for an editor to check. */
export interface Warning {
  readonly kind: 'phrase' | 'opening' | 'long sentence' | 'no source';
  /** The words that caused the warning. */
  readonly words: string;
  /** The texts that contain them. */
  readonly places: readonly string[];
}

const PHRASE_WORDS = 6;
const OPENING_WORDS = 3;
const OPENING_LIMIT = 2;
const SENTENCE_LIMIT = 30;

/** Texts of the story itself; backgrounds and notes are exempt because they may quote a title twice. */
const narratives: ReadonlySet<TextKind> = new Set<TextKind>([
  'scenario',
  'ending',
  'outcome',
  'follow-up',
  'epilogue',
]);

/** Returns the warnings of an era: repeated phrases and openings, long sentences, notes without a source. */
export function warningsOf({ texts }: Pick<ProofEra, 'texts'>): readonly Warning[] {
  const narrativeTexts = texts.filter(({ kind }) => narratives.has(kind));
  return [
    ...repeatedPhrases(narrativeTexts),
    ...repeatedOpenings(texts.filter(({ kind }) => kind === 'ending' || kind === 'outcome')),
    ...longSentences(texts),
    ...notesWithoutSource(texts),
  ];
}

/** Returns every run of six words that occurs more than once. */
function repeatedPhrases(texts: readonly ProofText[]): readonly Warning[] {
  const places = new Map<string, string[]>();
  for (const { title, kind, text } of texts) {
    // A phrase does not cross the end of a sentence.
    for (const sentence of sentencesOf(text)) {
      const words = wordsOf(sentence).map((word) => word.toLowerCase());
      for (let start = 0; start + PHRASE_WORDS <= words.length; start += 1) {
        const phrase = words.slice(start, start + PHRASE_WORDS).join(' ');
        places.set(phrase, [...(places.get(phrase) ?? []), `${kind} ${title}`]);
      }
    }
  }
  return [...places]
    .filter(([, found]) => found.length > 1)
    .map(([words, found]) => ({ kind: 'phrase', words, places: found }));
}

function repeatedOpenings(texts: readonly ProofText[]): readonly Warning[] {
  const places = new Map<string, string[]>();
  for (const { title, kind, text } of texts) {
    const opening = wordsOf(text).slice(0, OPENING_WORDS).join(' ').toLowerCase();
    places.set(opening, [...(places.get(opening) ?? []), `${kind} ${title}`]);
  }
  return [...places]
    .filter(([, found]) => found.length > OPENING_LIMIT)
    .map(([words, found]) => ({ kind: 'opening', words, places: found }));
}

function longSentences(texts: readonly ProofText[]): readonly Warning[] {
  return texts
    .filter(({ kind }) => kind !== 'background')
    .flatMap(({ title, kind, text }) =>
      sentencesOf(text)
        .filter((sentence) => wordsOf(sentence).length > SENTENCE_LIMIT)
        .map((words) => ({ kind: 'long sentence' as const, words, places: [`${kind} ${title}`] })),
    );
}

function notesWithoutSource(texts: readonly ProofText[]): readonly Warning[] {
  return texts
    .filter(({ record }) => record !== undefined && record.sources.length === 0)
    .map(({ title, text }) => ({ kind: 'no source' as const, words: text, places: [title] }));
}
