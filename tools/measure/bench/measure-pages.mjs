// @ts-check
import { hundredEraChanges, play } from './play.mjs';
import { quietMachine } from './quiet-machine.mjs';
import { firstVisit, secondVisit } from './visits.mjs';
import { work } from './work.mjs';
/** @import { BenchPage, Figures, Run } from './types' */

/**
 * The parts that open pages: what they measure, and which pages have it.
 * @satisfies {Record<string, { measure: (page: BenchPage) => Promise<Figures>, has: (page: BenchPage) => boolean }>}
 */
export const pageParts = {
  'first-visit': { measure: firstVisit, has: () => true },
  'second-visit': { measure: secondVisit, has: () => true },
  play: { measure: play, has: ({ dialogOpener, eras }) => Boolean(dialogOpener ?? eras) },
  work: { measure: work, has: () => true },
  'hundred-eras': { measure: hundredEraChanges, has: ({ eras }) => eras !== undefined },
};

/** @typedef {keyof typeof pageParts} PagePart */

/**
 * Measures every part of every page, in turns, each in a fresh browser on a machine as quiet as it gets.
 * @param {{ pages: readonly BenchPage[], parts: readonly PagePart[], rounds: number, progress: (line: string) => void }} plan
 */
export async function measurePages({ pages, parts, rounds, progress }) {
  /** @type {Run[]} */
  const runs = [];
  for (let round = 1; round <= rounds; round += 1) {
    for (const part of parts) {
      const { measure, has } = pageParts[part];
      for (const page of pages.filter(has)) {
        const busyBefore = await quietMachine();
        const run = {
          round,
          part,
          page: page.name,
          busyBefore,
          ...(await outcomeOf(measure, page)),
        };
        runs.push(run);
        progress(`round ${round} of ${rounds}, ${describe(run)}`);
      }
    }
  }
  return runs;
}

/**
 * @param {(page: BenchPage) => Promise<Figures>} measure
 * @param {BenchPage} page
 * @returns {Promise<Pick<Run, 'figures' | 'error'>>}
 */
async function outcomeOf(measure, page) {
  try {
    return { figures: await measure(page) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

/** What the progress shows of each part. */
const shown = [
  'firstPaint',
  'choicesUsable',
  'choicePaint',
  'eraTitle',
  'dialogReadable',
  'wholeLayouts',
  'firstWork',
  'heapGrowth',
];

/** @param {Run} run */
function describe({ part, page, busyBefore, figures, error }) {
  const result =
    error?.split('\n')[0] ??
    shown
      .filter((key) => figures?.[key] != null)
      .map((key) => `${key} ${figures?.[key]?.toFixed(0)}`)
      .join(', ');
  return `${part}, ${page}: ${result}; machine ${percent(busyBefore)} busy before`;
}

/**
 * Returns a share as a percentage.
 * @param {number} share from 0 to 1
 */
export function percent(share) {
  return `${Math.round(share * 100)} %`;
}
