/** Returns the items in random order; `random` returns numbers from 0 up to 1. */
export function shuffle<T>(items: readonly T[], random: () => number): readonly T[] {
  return items
    .map((item) => [random(), item] as const)
    .sort(([a], [b]) => a - b)
    .map(([, item]) => item);
}
