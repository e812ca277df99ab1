import { checkOpening } from './choices';
import { readConsequences } from './consequences';
import { type Consequence, type FollowUp, type FollowUpKey, followUpHeadings } from './era-content';
import type { Report } from './fault';
import { readLabels } from './labels';
import { type Block, type Section, blocksOf, divide, lineOf, nameOf } from './markdown';
import { namedSections } from './named-sections';
import { checkPlaces, plainParagraphs } from './plain-text';
import { readTelling } from './telling';

const parts = {
  first: 'First',
  afterHarm: 'After harm',
  afterLeaving: 'After leaving',
  again: 'Again',
  closing: 'Closing',
} as const;
type Part = keyof typeof parts;

const MOST_CONSEQUENCES = 2;
const silent: Report = () => {};

/** Reads follow-ups.md: the four follow-ups of SPEC §4, each told first, again and before the end of a visit. */
export function readFollowUps(
  text: string,
  report: Report,
): Readonly<Record<FollowUpKey, FollowUp>> {
  const { before, sections } = divide(blocksOf(text), 2);
  checkOpening(before, report);
  const found = namedSections(sections, followUpHeadings, 1, 'this file', report).map(
    ([key, section, exists]) => [key, readFollowUp(section, exists ? report : silent)] as const,
  );
  checkLeaning(
    found.map(([, { consequences }]) => consequences),
    report,
  );
  return Object.fromEntries(found) as Record<FollowUpKey, FollowUp>;
}

function readFollowUp({ heading, line, blocks }: Section, report: Report): FollowUp {
  const where = `the follow-up '${heading}'`;
  const { before, sections } = divide(blocks, 3);
  const consequences = readLeaning(before, where, report);
  const found = namedSections(sections, parts, line, where, report, ['afterHarm', 'afterLeaving']);
  const sectionOf = (part: Part) => {
    const [, section = { heading: parts[part], line, blocks: [] }, exists = false] =
      found.find(([key]) => key === part) ?? [];
    return { section, exists, what: `'${parts[part]}' of ${where}` };
  };
  const tell = (part: Exclude<Part, 'closing'>) => {
    const { section, exists, what } = sectionOf(part);
    return readTelling(section.blocks, what, section.line, exists ? report : silent, ['{first}']);
  };
  const instead = (part: 'afterHarm' | 'afterLeaving') =>
    sectionOf(part).exists && { [part]: tell(part) };
  const closing = sectionOf('closing');
  return {
    ...(consequences && { consequences }),
    first: tell('first'),
    ...instead('afterHarm'),
    ...instead('afterLeaving'),
    again: tell('again'),
    closing: readClosing(closing.section, closing.what, closing.exists ? report : silent),
  };
}

/** Reads the list above a follow-up's texts. A folder that has none yet has no consequences. */
function readLeaning(
  before: readonly Block[],
  where: string,
  report: Report,
): readonly Consequence[] | undefined {
  const [list, ...others] = before;
  if (list === undefined) return undefined;
  const isList = list.type === 'list';
  for (const block of isList ? others : before) {
    report(lineOf(block), `found ${nameOf(block)} in ${where} above its first "###" heading`);
  }
  if (!isList) return undefined;
  const { consequences } = readLabels(
    list,
    { consequences: 'Consequences' },
    [],
    lineOf(list),
    where,
    report,
  );
  return consequences && readConsequences(consequences, MOST_CONSEQUENCES, where, report);
}

function readClosing({ line, blocks }: Section, what: string, report: Report): FollowUp['closing'] {
  const quote = blocks.find(({ type }) => type === 'blockquote');
  if (quote) {
    report(
      lineOf(quote),
      `found a record below ${what}: it has none, because the era’s reckoning follows`,
    );
  }
  const said = blocks.filter((block) => block !== quote);
  const text = plainParagraphs(said, report);
  if (text === '') report(line, `${what} has no text: write a paragraph below the heading`);
  if (said.length > 1) report(line, `found ${said.length} paragraphs in ${what}: write one`);
  checkPlaces(text, ['{first}'], (message) => report(line, `${what}: ${message}`));
  return { text };
}

/** Reports follow-ups that all lean the same way, so that a visit could not turn. */
function checkLeaning(
  leanings: readonly (readonly Consequence[] | undefined)[],
  report: Report,
): void {
  if (leanings.includes(undefined)) return;
  for (const wanted of ['helped', 'silent', 'public'] as const) {
    if (!leanings.some((names) => names?.includes(wanted))) {
      report(1, `no follow-up has the consequence ${wanted}: at least one of the four needs it`);
    }
  }
}
