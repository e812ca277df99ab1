import { namesPlace } from './citations';
import { lengthFault } from './lengths';
import { sentencesOf, wordsOf } from './measure';
import type { ProofEra, ProofText, TextKind } from './texts';

/** A possible fault in the texts of an era, for an editor to check. */
export interface Warning {
  readonly kind: 'phrase' | 'opening' | 'long sentence' | 'length' | 'memory' | 'source';
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
  'memory',
  'answer',
  'closing',
  'reckoning',
  'afterwards',
  'carried',
  'epilogue',
]);

/** Returns the warnings of an era: repeated phrases and openings, long sentences, lengths, and what is left out. */
export function warningsOf({ texts }: Pick<ProofEra, 'texts'>): readonly Warning[] {
  const narrativeTexts = texts.filter(({ kind }) => narratives.has(kind));
  return [
    ...repeatedPhrases(narrativeTexts),
    ...repeatedOpenings(texts.filter(({ kind }) => kind === 'ending' || kind === 'outcome')),
    ...longSentences(texts),
    ...wrongLengths(texts),
    ...forgottenDeeds(texts),
    ...placelessSources(texts),
  ];
}

/** Returns every ending and outcome without a memory. */
function forgottenDeeds(texts: readonly ProofText[]): readonly Warning[] {
  const titleOf = ({ kind, title }: ProofText) => (kind === 'outcome' ? `outcome ${title}` : title);
  const memories = texts.filter(({ kind }) => kind === 'memory').map(titleOf);
  return texts
    .filter(({ kind }) => kind === 'ending' || kind === 'outcome')
    .filter((text) => !memories.includes(titleOf(text)))
    .map((text) => ({ kind: 'memory', words: text.title, places: [placeOf(text)] }));
}

/** Returns every source that does not say where in it to look. */
function placelessSources(texts: readonly ProofText[]): readonly Warning[] {
  return texts.flatMap((text) =>
    (text.sources ?? [])
      .filter((source) => !namesPlace(source))
      .map((words) => ({ kind: 'source' as const, words, places: [placeOf(text)] })),
  );
}

/** Returns every run of six words that occurs more than once. */
function repeatedPhrases(texts: readonly ProofText[]): readonly Warning[] {
  const places = new Map<string, string[]>();
  for (const one of texts) {
    const { text } = one;
    // A phrase does not cross the end of a sentence.
    for (const sentence of sentencesOf(text)) {
      const words = wordsOf(sentence).map((word) => word.toLowerCase());
      for (let start = 0; start + PHRASE_WORDS <= words.length; start += 1) {
        const phrase = words.slice(start, start + PHRASE_WORDS).join(' ');
        places.set(phrase, [...(places.get(phrase) ?? []), placeOf(one)]);
      }
    }
  }
  return [...places]
    .filter(([, found]) => found.length > 1)
    .map(([words, found]) => ({ kind: 'phrase', words, places: found }));
}

function repeatedOpenings(texts: readonly ProofText[]): readonly Warning[] {
  const places = new Map<string, string[]>();
  for (const one of texts) {
    const opening = wordsOf(one.text).slice(0, OPENING_WORDS).join(' ').toLowerCase();
    places.set(opening, [...(places.get(opening) ?? []), placeOf(one)]);
  }
  return [...places]
    .filter(([, found]) => found.length > OPENING_LIMIT)
    .map(([words, found]) => ({ kind: 'opening', words, places: found }));
}

function longSentences(texts: readonly ProofText[]): readonly Warning[] {
  return texts
    .filter(({ kind }) => kind !== 'background')
    .flatMap((one) =>
      sentencesOf(one.text)
        .filter((sentence) => wordsOf(sentence).length > SENTENCE_LIMIT)
        .map((words) => ({ kind: 'long sentence' as const, words, places: [placeOf(one)] })),
    );
}

function wrongLengths(texts: readonly ProofText[]): readonly Warning[] {
  return texts.flatMap((text) => {
    const words = lengthFault(text);
    return words === undefined ? [] : [{ kind: 'length' as const, words, places: [placeOf(text)] }];
  });
}

function placeOf({ file, kind, title }: ProofText): string {
  return `${file}: ${kind} ${title}`;
}

const explanations: Readonly<Record<Warning['kind'], string>> = {
  phrase: 'is said more than once',
  opening: 'opens more than two texts',
  'long sentence': `is a sentence of more than ${SENTENCE_LIMIT} words`,
  length: 'in this text',
  memory: 'has no memory',
  source: 'names no place: add a chapter, a page, a date or an address',
};

/** Returns a warning as one line, with the files that it is about. */
export function warningText(slug: string, { kind, words, places }: Warning): string {
  const where = places.map((place) => `${slug}/${place}`).join('; ');
  const quoted = kind === 'length' ? words : `"${words}"`;
  return `warning: ${quoted} ${explanations[kind]} (${where})`;
}
