import { toString } from 'mdast-util-to-string';
import type { SourceDocument } from './era-content';
import type { Report } from './fault';
import { readLabels } from './labels';
import { blocksOf, headingText, isHeading, lineOf, nameOf } from './markdown';
import { plainParagraphs, plainWords } from './plain-text';
import { readItems } from './telling';

const labels = { inside: 'In the text', beyond: 'Beyond the text' } as const;

/** Reads document.md: a source in our own words, what it is, a question that it answers and one that it does not. */
export function readDocument(text: string, report: Report): SourceDocument {
  const [first, ...blocks] = blocksOf(text);
  const title = first && isHeading(first, 1) ? headingText(first) : '';
  if (title === '')
    report(1, 'the document has no title: begin with a heading, as "# The verdict"');
  const only = blocks.find((block) => block.type === 'paragraph' && block.children.length === 1);
  const italic =
    only?.type === 'paragraph' && only.children[0]?.type === 'emphasis'
      ? only.children[0]
      : undefined;
  if (!italic) {
    report(1, 'the document is not introduced: say in italics below the title what it is');
  }
  const quote = blocks.find((block) => block.type === 'blockquote');
  if (!quote) report(1, 'the document has no text: write the source behind ">" signs');
  const [questions, sources] = blocks.flatMap((block) => (block.type === 'list' ? [block] : []));
  const { inside, beyond } = readLabels(questions, labels, [], 1, 'the document', report);
  const listed = sources ? readItems(sources, report) : [];
  if (listed.length === 0) report(1, 'the document has no sources: list them below "Sources:"');
  const opening = blocks.find(
    (block) => block.type === 'paragraph' && toString(block) === 'Sources:',
  );
  for (const block of blocks) {
    if ([only, quote, questions, sources, opening].includes(block)) continue;
    report(lineOf(block), `found ${nameOf(block)} in the document, which has no place for it`);
  }
  return {
    title,
    introduction: italic ? plainWords(italic.children, report) : '',
    text: quote?.type === 'blockquote' ? plainParagraphs(quote.children, report) : '',
    inside: inside?.words ?? '',
    beyond: beyond?.words ?? '',
    sources: listed,
  };
}
