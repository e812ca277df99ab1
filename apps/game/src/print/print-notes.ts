import type { EraStory, Scene } from '@time-traveler/game-core';
import type { PrintedNote } from '@time-traveler/ui/dialog';

/**
 * Returns what is printed under "What really happened": the note of the visitor's last choice, or, while nothing
 * has been chosen, the note of each choice that has one.
 */
export function printNotes(
  { impact, record, choices, choicesOrigin, decisions }: Scene,
  story: EraStory | undefined,
): PrintedNote[] {
  if (impact !== null) {
    return record === null ? [] : [{ about: decisions[decisions.length - 1] ?? '', record }];
  }
  if (choicesOrigin === 'model') return [];
  return choices.flatMap(({ text, outcome, record: own }) => {
    const ending = story?.endings.find(({ choice }) => choice === text);
    const note = own ?? (outcome === undefined ? ending?.record : undefined);
    return note === undefined ? [] : [{ about: text, record: note }];
  });
}
