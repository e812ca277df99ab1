import { readConsequences } from './consequences';
import { checkOpening } from './choices';
import { type LastPage, consequences } from './era-content';
import type { Report } from './fault';
import { readLabels } from './labels';
import { type Section, blocksOf, divide } from './markdown';
import { checkPlaces, plainParagraphs } from './plain-text';
import { checkReached } from './reckonings';

const FEWEST = 6;

/** Reads last-page.md: the page that closes the journal, in versions of which the first whose When stands is shown. */
export function readLastPages(text: string, report: Report): readonly LastPage[] {
  const { before, sections } = divide(blocksOf(text), 2);
  checkOpening(before, report);
  if (sections.length < FEWEST) {
    report(1, `found ${sections.length} versions of the last page: write at least ${FEWEST}`);
  }
  const pages = sections.map((section, place) =>
    readPage(section, place === sections.length - 1, report),
  );
  checkReached(
    sections,
    pages.map(({ when }) => when),
    report,
  );
  return pages;
}

function readPage({ heading, line, blocks }: Section, isLast: boolean, report: Report): LastPage {
  const where = `the last page '${heading}'`;
  const [list, ...others] = blocks;
  const isList = list?.type === 'list';
  const { when } = isList
    ? readLabels(list, { when: 'When' }, [], line, where, report)
    : { when: undefined };
  if (isLast === isList) {
    report(
      line,
      isLast
        ? `${where} is the last one and is shown when no other fits: leave its When out`
        : `${where} has no when: write a line "- **When:** helped, public"; only the last has none`,
    );
  }
  const text = plainParagraphs(isList ? others : blocks, report);
  if (text === '') report(line, `${where} has no text: write its paragraphs below the heading`);
  checkPlaces(text, [], (message) => report(line, `${where}: ${message}`));
  return {
    name: heading,
    when: when ? readConsequences(when, consequences.length, where, report) : [],
    text,
  };
}
