import type { Consequence, Deed } from '../eras/era';
import type { EraStory, Reckoning } from '../eras/stories/era-story';

/** How many decisions a visit has before it is closed. */
export const DECISIONS_IN_A_VISIT = 4;

/**
 * Returns the consequences that stand after these decisions. Of two that exclude each other the one that was left more
 * often stands, or the one that was left first. `gone` stands if it was left at all.
 */
export function standing(deeds: readonly Deed[]): readonly Consequence[] {
  const left = deeds.flatMap(({ consequences = [] }) => consequences);
  const count = (name: Consequence) => left.filter((one) => one === name).length;
  const stronger = (one: Consequence, other: Consequence) => {
    const difference = count(one) - count(other);
    if (difference !== 0) return difference > 0 ? one : other;
    return left.find((name) => name === one || name === other);
  };
  const names = [stronger('helped', 'harmed'), stronger('silent', 'public')];
  return [...names, count('gone') > 0 ? ('gone' as const) : undefined].filter(
    (name) => name !== undefined,
  );
}

/** Returns the first of a list whose conditions all stand. */
export function firstThatStands<Item extends { readonly when: readonly Consequence[] }>(
  items: readonly Item[],
  consequences: readonly Consequence[],
): Item | undefined {
  return items.find(({ when }) => when.every((name) => consequences.includes(name)));
}

/** Returns the reckoning of a visit with these decisions, or undefined if the era has none. */
export function reckoningOf(
  { reckonings = [] }: Pick<EraStory, 'reckonings'>,
  deeds: readonly Deed[],
): Reckoning | undefined {
  return firstThatStands(reckonings, standing(deeds));
}
