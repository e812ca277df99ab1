import { toString } from 'mdast-util-to-string';
import type { Report } from './fault';
import { type Files, numbered } from './folder';
import { type Block, blocksOf, divide, lineOf } from './markdown';

// What the game's screens and its server take, in characters. Good texts are far shorter: `era:check` says how long.
const LONGEST_HEADING = 120;
const LONGEST_DESCRIPTION = 300;
const LONGEST_ENDING = 1_500;
const LONGEST_RECORD = 1_000;
const LONGEST_SCENE = 4_000;
const LONGEST_BACKGROUND = 10_000;

/** Reports every text that is too long to be shown, at its line. */
export function checkLengths(files: Files, reportOf: (file: string) => Report): void {
  for (const [file, text] of files) {
    const blocks = blocksOf(file === 'era.md' ? text.replace(/^---\n[\s\S]*?\n---/, blank) : text);
    const check = checkerOf(reportOf(file));
    for (const block of blocks) {
      if (block.type === 'heading') check(block, 'the heading', LONGEST_HEADING);
      if (block.type === 'blockquote' && !/^backgrounds?\b/.test(file))
        check(block, 'the record', LONGEST_RECORD);
    }
    if (file === 'era.md') check(paragraphsOf(blocks), 'the scene', LONGEST_SCENE);
    if (/^backgrounds?\b/.test(file)) check(blocks, 'the background', LONGEST_BACKGROUND);
  }
  for (const file of ['choices.md', ...numbered(files, 'sets')]) {
    const check = checkerOf(reportOf(file));
    for (const { blocks } of divide(blocksOf(files.get(file) ?? ''), 2).sections) {
      const paragraphs = paragraphsOf(blocks);
      const [description, ...ending] = isItalic(paragraphs[0]) ? paragraphs : [[], ...paragraphs];
      check(description ?? [], 'the description', LONGEST_DESCRIPTION);
      check(ending.flat(), 'the ending', LONGEST_ENDING);
    }
  }
}

function checkerOf(report: Report) {
  return (found: Block | readonly Block[], what: string, longest: number) => {
    const blocks = [found].flat() as readonly Block[];
    const { length } = blocks.map((block) => toString(block)).join('\n\n');
    const [first] = blocks;
    if (first === undefined || length <= longest) return;
    report(lineOf(first), `${what} has ${length} characters: at most ${longest} can be shown`);
  };
}

function paragraphsOf(blocks: readonly Block[]): readonly Block[] {
  return blocks.filter(({ type }) => type === 'paragraph');
}

function isItalic(block: Block | undefined): boolean {
  return block?.type === 'paragraph' && block.children[0]?.type === 'emphasis';
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, '');
}
