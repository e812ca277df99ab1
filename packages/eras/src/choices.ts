import { readDeed } from './deed';
import type { Pictures } from './ending-picture';
import type { WrittenChoice } from './era-content';
import type { Report } from './fault';
import { outcomesFault } from './first-words';
import { type Block, type Section, blocksOf, divide, isHeading, lineOf, nameOf } from './markdown';
import { plainWords } from './plain-text';
import { readTelling } from './telling';

/** How many choices a scene offers (SPEC §3). */
const CHOICES = 4;

/**
 * Reads a file of choices: a heading for each, a sentence in italics, what the deed leaves, the ending and its record.
 * Without `pictures` no ending may name one.
 */
export function readChoices(
  text: string,
  report: Report,
  pictures?: Pictures,
): readonly WrittenChoice[] {
  const { before, sections } = divide(blocksOf(text), 2);
  checkOpening(before, report);
  if (sections.length !== CHOICES) {
    report(
      sections[CHOICES]?.line ?? sections.at(-1)?.line ?? 1,
      `found ${sections.length} choices: a set has ${CHOICES}, each below a heading such as "## Join the queue"`,
    );
  }
  const choices = sections.map((section) => readChoice(section, report, pictures));
  const fault = choices.length === CHOICES ? outcomesFault(choices) : undefined;
  if (fault !== undefined) report(sections[0]?.line ?? 1, fault);
  return choices;
}

/** Reads former-choices.md: choices that were built in once, for the journeys that name them. */
export function readFormerChoices(
  text: string,
  report: Report,
  pictures?: Pictures,
): readonly WrittenChoice[] {
  const { before, sections } = divide(blocksOf(text), 2);
  checkOpening(before, report);
  return sections.map((section) => readChoice(section, report, pictures));
}

function readChoice(
  { heading, line, blocks }: Section,
  report: Report,
  pictures: Pictures | undefined,
): WrittenChoice {
  const what = `the ending of '${heading}'`;
  const [first, ...others] = blocks;
  const only =
    first?.type === 'paragraph' && first.children.length === 1 ? first.children[0] : undefined;
  const italic = only?.type === 'emphasis' ? only : undefined;
  if (heading === '')
    report(line, 'a choice has no words: write what the visitor can do, as "## Join the queue"');
  if (!italic) {
    report(
      line,
      `the choice '${heading}' has no description: write one sentence in italics below the heading, as "_Stand in the rain with them._"`,
    );
  }
  return {
    text: heading,
    description: italic ? plainWords(italic.children, report) : '',
    ...endingOf(italic ? others : blocks, what, line, report, pictures),
  };
}

function endingOf(
  blocks: readonly Block[],
  what: string,
  line: number,
  report: Report,
  pictures: Pictures | undefined,
) {
  const { deed, others } = readDeed(blocks, what, report, pictures);
  const { text: outcome, record } = readTelling(others, what, line, report);
  return { outcome, record, ...deed };
}

/** Reports anything but a title above the first heading of the second level. */
export function checkOpening(before: readonly Block[], report: Report): void {
  before.forEach((block, place) => {
    if (place === 0 && isHeading(block, 1)) return;
    report(
      lineOf(block),
      `found ${nameOf(block)} above the first "##" heading: only a title may be there`,
    );
  });
}
