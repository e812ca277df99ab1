import type { Choice } from '../eras/era';
import type { OutcomeKind } from '../eras/stories/era-story';

// A map rather than an object, so that "constructor" is an ordinary word.
const kinds: ReadonlyMap<string, OutcomeKind> = new Map<string, OutcomeKind>([
  ['join', 'join'],
  ['speak', 'speak'],
  ['talk', 'speak'],
  ['offer', 'engage'],
  ['test', 'engage'],
  ['explore', 'engage'],
  ['visit', 'engage'],
  ['attend', 'engage'],
]);

// Combining marks belong to their letter: "exploré" is not "explore" in any encoding.
const firstWord = /\p{L}[\p{L}\p{M}]*/u;

/** Returns the outcome that a choice's first word selects; upper and lower case are the same (SPEC §4). */
export function outcomeKind(choiceText: string): OutcomeKind {
  const word = firstWord.exec(choiceText)?.[0].toLowerCase();
  return kinds.get(word ?? '') ?? 'generic';
}

/** Returns the sentence for the impact box (SPEC §4). */
export function impactText(choice: Pick<Choice, 'text'>): string {
  return `You chose to ${choice.text.toLowerCase()}. This decision has changed the course of history...`;
}

/** Returns the title of the scenario that follows a choice (SPEC §4). */
export function aftermathTitle(choice: Pick<Choice, 'text'>): string {
  return `Aftermath: ${choice.text}`;
}
