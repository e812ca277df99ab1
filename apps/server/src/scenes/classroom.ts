import type { SceneAnswer } from '@time-traveler/game-core/contract';
import { DataSet, englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { UnusableAnswer } from './check-answer';
import { textOf } from './sanitise-html';

// Words that history, names and ordinary English need too: William the Bastard, the whore of Babylon, faggots of
// wood, Dick Whittington, the Annals of Dunstable, dykes, rapeseed, Pissarro, cumin, a chink in the wall.
const ordinaryWords: ReadonlySet<string | undefined> = new Set([
  'abo',
  'anal',
  'anus',
  'ass',
  'bastard',
  'bitch',
  'boob',
  'chink',
  'cock',
  'cum',
  'dick',
  'dyke',
  'fag',
  'felch',
  'incest',
  'negro',
  'orgy',
  'piss',
  'prick',
  'pussy',
  'rape',
  'retard',
  'scat',
  'semen',
  'sex',
  'spastic',
  'tit',
  'whore',
]);

const words = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf(({ metadata }) => ordinaryWords.has(metadata?.originalWord))
  .addPhrase((phrase) => phrase.addWhitelistedTerm('niggard'));

const matcher = new RegExpMatcher({ ...words.build(), ...englishRecommendedTransformers });

// Letters and digits of any other script, alone too: a Cyrillic "о" in "Join" looks right and is read aloud wrong.
// Letters of several scripts (ʻ, µ) are allowed; full-width and mathematical ones only look like English.
const foreign =
  /(?![\p{Script=Latin}µ\u02b0-\u02ff])\p{L}|(?![0-9])\p{Nd}|[\u3000-\u303f\uff00-\uffef]/u;

/**
 * Checks that a model's text is in the letters of English, and has no obscenity or slur that has no place in a
 * classroom, also if it is disguised ("sh1t"). Words with an innocent meaning pass. Throws {@link UnusableAnswer}.
 */
export function checkForClassroom(answer: SceneAnswer): void {
  if (answer.origin !== 'model') return;
  const texts = textsOf(answer);
  if (texts.some((text) => foreign.test(text))) {
    throw new UnusableAnswer('It has letters of another script: write English in Latin letters');
  }
  if (texts.some((text) => matcher.hasMatch(text))) {
    throw new UnusableAnswer('It has words that have no place in a classroom');
  }
}

function textsOf(answer: SceneAnswer): readonly string[] {
  if ('choices' in answer) {
    return answer.choices.flatMap(
      ({ text, description, outcome = '', memory = '', answer: answered = '' }) => [
        text,
        description,
        outcome,
        memory,
        answered,
      ],
    );
  }
  return 'context' in answer ? [textOf(answer.context), answer.title ?? ''] : [];
}
