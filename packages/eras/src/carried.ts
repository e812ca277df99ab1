import { checkOpening } from './choices';
import type { Carried } from './era-content';
import type { Report } from './fault';
import { blocksOf, divide } from './markdown';
import { checkPlaces, plainParagraphs } from './plain-text';

/** Reads carried.md: what is said when the visitor's journal has another era's memento, by that era's name. */
export function readCarried(text: string, report: Report): readonly Carried[] {
  const { before, sections } = divide(blocksOf(text), 2);
  checkOpening(before, report);
  return sections.map(({ heading, line, blocks }) => {
    const what = `what is said of ${heading}`;
    const said = plainParagraphs(blocks, report);
    if (!/^[a-z]+(?:-[a-z]+)*$/.test(heading)) {
      report(
        line,
        `found the heading "${heading}": write the name of an era's folder, as "## medieval"`,
      );
    }
    if (said === '') report(line, `${what} has no text: write a paragraph below the heading`);
    if (blocks.length > 1) report(line, `${what} has ${blocks.length} paragraphs: write one`);
    checkPlaces(said, ['{first}'], (message) => report(line, `${what}: ${message}`));
    return { slug: heading, text: said };
  });
}
