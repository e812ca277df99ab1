import { readingGrade, wordsOf } from './measure';
import type { ProofEra } from './texts';
import { type Warning, warningsOf } from './warnings';

/** What an editor is shown of an era's texts. */
export interface Figures {
  readonly warnings: readonly Warning[];
  /** One line with the words, the reading grade and the number of warnings. */
  readonly summary: string;
}

/** Returns the figures of an era's texts. */
export function figuresOf(proof: ProofEra): Figures {
  const all = proof.texts.map(({ text }) => text).join('\n\n');
  const warnings = warningsOf(proof);
  return {
    warnings,
    summary:
      `${proof.name}: ${wordsOf(all).length} words in ${proof.texts.length} texts, ` +
      `grade ${readingGrade(all).toFixed(1)}, ${warnings.length} warnings`,
  };
}
