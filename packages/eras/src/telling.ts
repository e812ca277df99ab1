import type { Blockquote, List, Paragraph } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { type Mark, type Note, type Telling, marks } from './era-content';
import type { Report } from './fault';
import { type Block, lineOf, nameOf } from './markdown';
import { checkPlaces, plainParagraphs, plainWords } from './plain-text';

const example = '"> **Documented.** What really happened."';
const noteless: Note = { mark: 'invented', text: '', sources: [] };

/**
 * Reads paragraphs and the note that ends them. `what` names the text in faults ("the ending of “Join them”"),
 * and `places` are the words in braces that it may hold.
 */
export function readTelling(
  blocks: readonly Block[],
  what: string,
  line: number,
  report: Report,
  places: readonly string[] = [],
): Telling {
  const at = blocks.findIndex(({ type }) => type === 'blockquote');
  const story = at === -1 ? blocks : blocks.slice(0, at);
  const text = plainParagraphs(story, report);
  if (text === '') report(line, `${what} has no text: write its paragraphs below the heading`);
  checkPlaces(text, places, (message) => report(line, `${what}: ${message}`));
  const quote = blocks[at];
  if (quote?.type !== 'blockquote') {
    report(line, `${what} has no record: write what really happened below it, as ${example}`);
    return { text, record: noteless };
  }
  for (const block of blocks.slice(at + 1)) {
    report(
      lineOf(block),
      `found ${nameOf(block)} below the record of ${what}: the record comes last`,
    );
  }
  return { text, record: readNote(quote, what, report) };
}

function readNote(quote: Blockquote, what: string, report: Report): Note {
  const line = lineOf(quote);
  const [opening, ...others] = quote.children;
  if (opening?.type !== 'paragraph' || opening.children[0]?.type !== 'strong') {
    report(
      line,
      `the record of ${what} does not begin with its mark in bold: write it as ${example}`,
    );
    return noteless;
  }
  const paragraphs = others.filter((block): block is Paragraph => block.type === 'paragraph');
  const lists = others.filter((block): block is List => block.type === 'list');
  for (const block of others) {
    if (block.type !== 'paragraph' && block.type !== 'list') {
      report(
        lineOf(block),
        `found ${nameOf(block)} in the record of ${what}: write sentences and a list of sources`,
      );
    }
  }
  const mark = readMark(toString(opening.children[0]), what, line, report);
  const first = plainWords(opening.children.slice(1), report);
  const text = [first, ...paragraphs.map(({ children }) => plainWords(children, report))].join(
    '\n\n',
  );
  if (text === '') report(line, `the record of ${what} has no words after its mark`);
  checkPlaces(text, [], (message) => report(line, `the record of ${what}: ${message}`));
  const sources = lists.flatMap((list) => readItems(list, report));
  if (sources.length === 0) {
    report(
      line,
      `the record of ${what} has no source: list the sources below it, as "> - Author, title (year)", or "> - General knowledge"`,
    );
  }
  return { mark, text, sources };
}

function readMark(words: string, what: string, line: number, report: Report): Mark {
  const given = words.replace(/[.:]$/, '').toLowerCase();
  const mark = marks.find((known) => known === given);
  if (mark === undefined) {
    report(line, `the record of ${what} is marked "${words}": the marks are ${marks.join(', ')}`);
  }
  return mark ?? 'invented';
}

/** Returns the items of a list as plain text. */
export function readItems(list: List, report: Report): readonly string[] {
  return list.children.flatMap((item) =>
    item.children.flatMap((block) => {
      if (block.type === 'paragraph') return [plainWords(block.children, report)];
      report(
        lineOf(block),
        `found ${nameOf(block)} inside an item of a list: write one line for each item`,
      );
      return [];
    }),
  );
}
