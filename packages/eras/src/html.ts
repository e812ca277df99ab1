import type { List, PhrasingContent, Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Report } from './fault';
import { type Block, isHeading, lineOf, nameOf } from './markdown';

const wanted = 'a background has headings, paragraphs, lists, quotations and tables';

/**
 * Returns the blocks of a background as HTML: `##` headings as `<h3>`, since the page's own headings are above it, and
 * `###` headings with their paragraphs as a list of terms.
 */
export function backgroundHtml(blocks: readonly Block[], report: Report): string {
  const parts: string[] = [];
  for (let place = 0; place < blocks.length;) {
    const end = endOfTerms(blocks, place);
    if (end > place) parts.push(termsHtml(blocks.slice(place, end), report));
    else parts.push(blockHtml(blocks[place] as Block, report));
    place = Math.max(end, place + 1);
  }
  return parts.join('\n');
}

/** Returns the place behind the terms and their paragraphs that begin here. */
function endOfTerms(blocks: readonly Block[], start: number): number {
  let end = start;
  while (isTerm(blocks[end])) {
    end += 1;
    while (blocks[end]?.type === 'paragraph') end += 1;
  }
  return end;
}

function isTerm(block: Block | undefined): boolean {
  return block !== undefined && isHeading(block, 3);
}

function termsHtml(blocks: readonly Block[], report: Report): string {
  const lines: string[] = [];
  blocks.forEach((block, place) => {
    if (block.type !== 'heading') return;
    const next = blocks.findIndex((other, at) => at > place && isTerm(other));
    const below = blocks.slice(place + 1, next === -1 ? undefined : next);
    if (below.length === 0)
      report(lineOf(block), `the term "${toString(block)}" has no paragraph below it`);
    const said = below.map((one) => (one.type === 'paragraph' ? inline(one.children, report) : ''));
    const dd = said.length === 1 ? said.join('') : said.map((text) => `<p>${text}</p>`).join('');
    lines.push(`<dt>${inline(block.children, report)}</dt><dd>${dd}</dd>`);
  });
  return `<dl>\n${lines.join('\n')}\n</dl>`;
}

function blockHtml(block: Block, report: Report): string {
  switch (block.type) {
    case 'heading':
      if (block.depth !== 2) {
        report(
          lineOf(block),
          `found a heading with ${block.depth} "#": a section has two, a term of a list has three`,
        );
      }
      return `<h3>${inline(block.children, report)}</h3>`;
    case 'paragraph':
      return `<p>${inline(block.children, report)}</p>`;
    case 'list':
      return listHtml(block, report);
    case 'blockquote':
      return `<blockquote>${block.children.map((child) => blockHtml(child, report)).join('')}</blockquote>`;
    case 'table':
      return tableHtml(block, report);
    default:
      report(lineOf(block), `found ${nameOf(block)}, which is not shown: ${wanted}`);
      return '';
  }
}

function listHtml({ ordered, children }: List, report: Report): string {
  const tag = ordered ? 'ol' : 'ul';
  const items = children.map((item) => {
    const [only, ...others] = item.children;
    for (const block of others) {
      report(
        lineOf(block),
        `found ${nameOf(block)} inside an item of a list: write one paragraph for each item`,
      );
    }
    return `<li>${only?.type === 'paragraph' ? inline(only.children, report) : ''}</li>`;
  });
  return `<${tag}>\n${items.join('\n')}\n</${tag}>`;
}

function tableHtml({ children: [head, ...rows] }: Table, report: Report): string {
  const cells = (row: readonly TableCell[], tagOf: (cell: TableCell, place: number) => string) =>
    row.map((cell, place) => {
      const tag = tagOf(cell, place);
      const inner = tag.includes('row') ? boldOf(cell) : cell.children;
      return `<${tag}>${inline(inner, report)}</${tag.slice(0, 2)}>`;
    });
  const line = (found: readonly string[]) => `<tr>${found.join('')}</tr>`;
  const heading = line(cells(head?.children ?? [], () => 'th scope="col"'));
  const body = rows.map(({ children }) =>
    line(cells(children, (cell, place) => (place === 0 && isBold(cell) ? 'th scope="row"' : 'td'))),
  );
  return `<table>\n<thead>${heading}</thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table>`;
}

/** A first cell in bold is the heading of its row. */
function isBold({ children }: TableCell): boolean {
  return children.length === 1 && children[0]?.type === 'strong';
}

function boldOf({ children }: TableCell): readonly PhrasingContent[] {
  return children.flatMap((child) => (child.type === 'strong' ? child.children : []));
}

function inline(nodes: readonly PhrasingContent[], report: Report): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return escape(node.value.replace(/\s*\n\s*/g, ' '));
      if (node.type === 'emphasis') return `<em>${inline(node.children, report)}</em>`;
      if (node.type === 'strong') return `<strong>${inline(node.children, report)}</strong>`;
      report(
        lineOf(node),
        `found ${nameOf(node)}, which is not shown: words may be in bold or in italics`,
      );
      return '';
    })
    .join('');
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
