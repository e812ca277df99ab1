import type { Nodes, PhrasingContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Report } from './fault';
import { type Block, lineOf, nameOf } from './markdown';

/**
 * Returns the words of inline Markdown as plain text; a line that is wrapped in the file continues. Reports formatting,
 * which the game cannot show in a story.
 */
export function plainWords(nodes: readonly PhrasingContent[], report: Report): string {
  for (const node of nodes) {
    // An address that stands in the text is a link to Markdown.
    if (node.type === 'text' || (node.type === 'link' && toString(node) === node.url)) continue;
    report(
      lineOf(node),
      `found ${nameOf(node)}, but this text is shown without formatting: write plain words`,
    );
  }
  return toString({ type: 'paragraph', children: [...nodes] } satisfies Nodes)
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}

/** Returns paragraphs as one text with blank lines between them. Reports every block that is not a paragraph. */
export function plainParagraphs(blocks: readonly Block[], report: Report): string {
  return blocks
    .flatMap((block) => {
      if (block.type === 'paragraph') return [plainWords(block.children, report)];
      report(lineOf(block), `found ${nameOf(block)} where the story is told: write paragraphs`);
      return [];
    })
    .join('\n\n');
}

/** Reports the places in braces that are not filled in this text. */
export function checkPlaces(
  text: string,
  allowed: readonly string[],
  report: (message: string) => void,
): void {
  const foreign = (text.match(/\{[^}]*\}?/g) ?? []).filter((found) => !allowed.includes(found));
  for (const found of new Set(foreign)) {
    const wanted =
      allowed.length === 0 ? 'no words in braces' : `only ${allowed.join(' and ')} in braces`;
    report(`found ${found}, which is not filled in here: this text may hold ${wanted}`);
  }
}
