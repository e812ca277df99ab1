import { type Deed, type OutcomeKind, type Telling, outcomeHeadings } from './era-content';
import { checkOpening } from './choices';
import { readDeed } from './deed';
import type { Pictures } from './ending-picture';
import type { Report } from './fault';
import { blocksOf, divide } from './markdown';
import { namedSections } from './named-sections';
import { readTelling } from './telling';

/** Reads outcomes.md: the era's narrative for each kind of first word (SPEC §4). */
export function readOutcomes(
  text: string,
  report: Report,
  pictures: Pictures,
): Readonly<Record<OutcomeKind, Telling & Deed>> {
  const { before, sections } = divide(blocksOf(text), 2);
  checkOpening(before, report);
  const found = namedSections(sections, outcomeHeadings, 1, 'this file', report).map(
    ([kind, { heading, line, blocks }, exists]) => {
      const what = `the outcome '${heading}'`;
      const { deed, others } = readDeed(blocks, what, report, pictures, false);
      const told = readTelling(others, what, line, exists ? report : () => {}, [
        '{choice}',
        '{first}',
      ]);
      if (exists && !told.text.includes('{choice}')) {
        report(
          line,
          `${what} does not name the choice: write {choice} where "you chose to …" continues`,
        );
      }
      return [kind, { ...told, ...deed }];
    },
  );
  return Object.fromEntries(found) as Record<OutcomeKind, Telling & Deed>;
}
