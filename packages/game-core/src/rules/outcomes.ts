import type { Choice } from '../eras/era';
import type { OutcomeKind } from './outcome-narratives';

// A map rather than an object, so that "constructor" and its like are ordinary words.
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

// Combining marks belong to their letter: "exploré" is not "explore", however it is encoded.
const firstWord = /\p{L}[\p{L}\p{M}]*/u;

/** Takes a choice's text and gives the outcome that its first word calls for, in any case (SPEC §4). */
export function outcomeKind(choiceText: string): OutcomeKind {
  const word = firstWord.exec(choiceText)?.[0].toLowerCase();
  return kinds.get(word ?? '') ?? 'generic';
}

/** Takes a choice and gives the sentence for the impact box (SPEC §4). */
export function impactText(choice: Pick<Choice, 'text'>): string {
  return `You chose to ${choice.text.toLowerCase()}. This decision has changed the course of history...`;
}

/** Takes a choice and gives the title of the scenario that follows it (SPEC §4). */
export function aftermathTitle(choice: Pick<Choice, 'text'>): string {
  return `Aftermath: ${choice.text}`;
}
