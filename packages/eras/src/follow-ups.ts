import type { ListItem } from 'mdast';
import { toString } from 'mdast-util-to-string';
import {
  type FollowUp,
  type FollowUpKey,
  type OutcomeKind,
  followUpHeadings,
  outcomeHeadings,
} from './era-content';
import { checkOpening } from './choices';
import type { Report } from './fault';
import { type Section, blocksOf, divide, lineOf, nameOf } from './markdown';
import { namedSections } from './named-sections';
import { checkPlaces, plainWords } from './plain-text';
import { readTold } from './told';

const parts = { first: 'First', memories: 'Memories', again: 'Again', closing: 'Closing' } as const;
const memoryExample = 'a list, as "- **Join:** You stood with them."';
const silent: Report = () => {};

/** Reads follow-ups.md: the four follow-ups of SPEC §4, each told first, again and as the end of a visit. */
export function readFollowUps(
  text: string,
  report: Report,
): Readonly<Record<FollowUpKey, FollowUp>> {
  const { before, sections } = divide(blocksOf(text), 2);
  checkOpening(before, report);
  const found = namedSections(sections, followUpHeadings, 1, 'this file', report).map(
    ([key, section, exists]) => [key, readFollowUp(section, exists ? report : silent)],
  );
  return Object.fromEntries(found) as Record<FollowUpKey, FollowUp>;
}

function readFollowUp({ heading, line, blocks }: Section, report: Report): FollowUp {
  const where = `the follow-up '${heading}'`;
  const { before, sections } = divide(blocks, 3);
  for (const block of before) {
    report(lineOf(block), `found ${nameOf(block)} in ${where} above its first "###" heading`);
  }
  const found = namedSections(sections, parts, line, where, report);
  const sectionOf = (part: keyof typeof parts) => {
    const entry = found.find(([key]) => key === part);
    const section = entry?.[1] ?? { heading: parts[part], line, blocks: [] };
    return { section, told: entry?.[2] ? report : silent };
  };
  const tell = (part: 'first' | 'again' | 'closing', places: readonly string[]) => {
    const { section, told } = sectionOf(part);
    return readTold(section.blocks, `'${section.heading}' of ${where}`, section.line, told, places);
  };
  const first = tell('first', ['{memory}', '{first}']);
  const { section, told } = sectionOf('first');
  checkMemoryPlace(first.text, `'First' of ${where}`, section.line, told);
  const memories = sectionOf('memories');
  return {
    first,
    memories: readMemories(memories.section, where, memories.told),
    again: tell('again', ['{first}']),
    closing: tell('closing', ['{first}']),
  };
}

function checkMemoryPlace(text: string, what: string, line: number, report: Report): void {
  const count = text.split('{memory}').length - 1;
  const opens = text.split('\n\n').some((paragraph) => paragraph.startsWith('{memory}'));
  if (count === 1 && opens) return;
  const found = count === 1 ? 'inside a paragraph' : `${count} times`;
  report(
    line,
    `found {memory} ${found} in ${what}: write it once, as the first word of a paragraph`,
  );
}

/** Reads a list such as "- **Join:** You have stood with people here." */
function readMemories(
  { line, blocks }: Section,
  where: string,
  report: Report,
): Readonly<Record<OutcomeKind, string>> {
  const items = blocks.flatMap((block) => {
    if (block.type === 'list')
      return block.children.flatMap((item) => readMemory(item, where, report));
    report(
      lineOf(block),
      `found ${nameOf(block)} in the memories of ${where}: write ${memoryExample}`,
    );
    return [];
  });
  const found = namedSections(items, outcomeHeadings, line, `the memories of ${where}`, report);
  const memories = found.map(([kind, section]) => {
    const words = items.find((item) => item === section)?.words ?? '';
    checkPlaces(words, ['{first}'], (message) => report(section.line, message));
    return [kind, words];
  });
  return Object.fromEntries(memories) as Record<OutcomeKind, string>;
}

function readMemory(item: ListItem, where: string, report: Report) {
  const line = lineOf(item);
  const [paragraph] = item.children;
  const [label, ...others] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  const words = plainWords(others, report);
  if (label?.type !== 'strong' || words === '' || item.children.length > 1) {
    report(line, `a memory of ${where} cannot be read: write ${memoryExample}`);
    return [];
  }
  const heading = toString(label).replace(/[:.]$/, '');
  return [{ heading, line, words, blocks: [] }];
}
