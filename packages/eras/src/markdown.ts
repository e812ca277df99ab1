import type { Heading, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** A block of Markdown: a heading, a paragraph, a list, a quotation, a table. */
export type Block = RootContent;

/** A heading with the blocks below it, up to the next heading of its level. */
export interface Section {
  readonly heading: string;
  readonly line: number;
  readonly blocks: readonly Block[];
}

const parser = unified().use(remarkParse).use(remarkGfm);

// Writers change one file of an era at a time; to parse the others again takes most of the time.
const parsed = new Map<string, readonly Block[]>();

/** Returns the blocks of a Markdown text. Comments (`<!-- … -->`) are notes of the writer's own and are left out. */
export function blocksOf(text: string): readonly Block[] {
  const known = parsed.get(text);
  if (known) return known;
  const said = text.replaceAll(/<!--[\s\S]*?-->/g, (comment) => comment.replaceAll(/[^\n]/g, ''));
  const blocks = parser.parse(said).children;
  parsed.set(text, blocks);
  return blocks;
}

/** Returns the line on which a block begins. */
export function lineOf(node: Pick<Block, 'position'>): number {
  return node.position?.start.line ?? 1;
}

/** True for a heading of this level. */
export function isHeading(block: Block, depth: number): block is Heading {
  return block.type === 'heading' && block.depth === depth;
}

/** Returns a heading's words without their formatting. */
export function headingText(heading: Heading): string {
  return toString(heading);
}

/** Divides blocks at the headings of a level. `before` are those above the first heading. */
export function divide(
  blocks: readonly Block[],
  depth: number,
): { readonly before: readonly Block[]; readonly sections: readonly Section[] } {
  const before: Block[] = [];
  const sections: { heading: string; line: number; blocks: Block[] }[] = [];
  for (const block of blocks) {
    if (isHeading(block, depth)) {
      sections.push({ heading: headingText(block), line: lineOf(block), blocks: [] });
    } else (sections.at(-1)?.blocks ?? before).push(block);
  }
  return { before, sections };
}

const names: Readonly<Partial<Record<string, string>>> = {
  blockquote: 'a quotation (lines that begin with ">")',
  break: 'a line break',
  code: 'a block of code (lines that begin with four spaces)',
  definition: 'a link definition',
  delete: 'struck-out words',
  emphasis: 'words in italics',
  footnoteDefinition: 'a footnote',
  footnoteReference: 'a footnote',
  heading: 'a heading',
  html: 'HTML',
  image: 'a picture',
  imageReference: 'a picture',
  inlineCode: 'code',
  link: 'a link',
  linkReference: 'a link',
  list: 'a list',
  paragraph: 'a paragraph',
  strong: 'bold words',
  table: 'a table',
  thematicBreak: 'a line across the page',
};

/** Returns what a writer calls a piece of Markdown: "a list". */
export function nameOf(node: { readonly type: string }): string {
  return names[node.type] ?? node.type;
}
