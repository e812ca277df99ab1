// @ts-check
/** @import { Figures, Medians, Run } from './types' */

/**
 * Returns the middle value, the upper one of two, or null if there are none.
 * @param {readonly (number | null | undefined)[]} values null and undefined do not count
 */
export function median(values) {
  const sorted = values.filter((value) => value != null).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? null;
}

/**
 * Returns the medians of all runs that succeeded.
 * @param {readonly Run[]} runs
 * @returns {Medians}
 */
export function mediansOf(runs) {
  /** @type {Medians} */
  const medians = {};
  for (const { part, page } of runs) {
    const figures = runs.flatMap((run) =>
      run.part === part && run.page === page && run.figures ? [run.figures] : [],
    );
    (medians[part] ??= {})[page] = medianFigures(figures);
  }
  return medians;
}

/**
 * @param {readonly Figures[]} all
 * @returns {Figures}
 */
function medianFigures(all) {
  const names = new Set(all.flatMap((figures) => Object.keys(figures)));
  return Object.fromEntries([...names].map((name) => [name, median(all.map((one) => one[name]))]));
}
