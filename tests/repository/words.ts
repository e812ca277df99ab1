import ts from 'typescript';

/** A phrase that `docs/writing.md` replaces, and where it was found. */
interface Finding {
  readonly phrase: string;
  readonly line: number;
  /** The words around the phrase. */
  readonly words: string;
}

/** Replaces everything that is not prose, so that a phrase never spans two comments. */
const GAP = '\0';

/** Returns the phrases of the table under a heading of a document: the first column, split at commas. */
export function phrasesUnder(heading: string, document: string): string[] {
  const [, section = ''] = document.split(`## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  return table
    .split('\n')
    .filter((row) => row.startsWith('|'))
    .slice(2)
    .flatMap((row) => (row.split('|')[1] ?? '').split(','))
    .map((phrase) => phrase.trim());
}

/** Returns each place in the prose of a file that contains one of the phrases. */
export function findPhrases(file: string, text: string, phrases: readonly string[]): Finding[] {
  const prose = withoutQuotes(/\.mdx?$/.test(file) ? withoutCode(text) : commentsOf(file, text));
  return phrases.flatMap((phrase) => {
    const pattern = new RegExp(`(?<![\\w-])${phrase.replaceAll(' ', '\\s+')}(?![\\w-])`, 'gi');
    return [...prose.matchAll(pattern)].map(({ index }) => ({
      phrase,
      line: prose.slice(0, index).split('\n').length,
      words: text.slice(Math.max(0, index - 40), index + 40).replace(/\s+/g, ' '),
    }));
  });
}

/** Returns a text of the same length in which only the comments of a file are left. */
function commentsOf(file: string, text: string): string {
  const ranges = file.endsWith('.css')
    ? found(/\/\*[\s\S]*?\*\//g, text)
    : /\.[cm]?[jt]sx?$/.test(file)
      ? scriptComments(file, text)
      : found(/^[ \t]*#.*/gm, text);
  let prose = '';
  for (const [start, end] of ranges) {
    const code = text.slice(prose.length, start);
    // Line comments that follow each other are one text.
    prose += /\S/.test(code) ? blank(code) : code;
    prose += text
      .slice(start, end)
      .replace(/^\/[/*]+|\*\/$|^[ \t]*[*#]/gm, (marks) => ' '.repeat(marks.length));
  }
  return prose;
}

function found(comments: RegExp, text: string): (readonly [number, number])[] {
  return [...text.matchAll(comments)].map(({ index, 0: comment }) => [
    index,
    index + comment.length,
  ]);
}

/** Returns the places of all comments, in order. A parser finds them, because a string may contain slashes. */
function scriptComments(file: string, text: string): (readonly [number, number])[] {
  const ends = new Map<number, number>();
  const collect = (ranges: readonly ts.CommentRange[] = []) => {
    for (const { pos, end } of ranges) ends.set(pos, end);
  };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const walk = (node: ts.Node) => {
    if (ts.isJsxText(node)) return;
    const children = node.getChildren(source);
    for (const child of children) walk(child);
    if (children.length > 0) return;
    collect(ts.getLeadingCommentRanges(text, node.pos));
    if (!isBeforeJsxText(node)) collect(ts.getTrailingCommentRanges(text, node.end));
  };
  walk(source);
  return [...ends].sort(([one], [other]) => one - other);
}

/** True for the last token before text between tags, in which slashes are no comment. */
function isBeforeJsxText({ kind, parent }: ts.Node): boolean {
  return (
    (kind === ts.SyntaxKind.GreaterThanToken || kind === ts.SyntaxKind.CloseBraceToken) &&
    (ts.isJsxOpeningElement(parent) ||
      ts.isJsxClosingElement(parent) ||
      ts.isJsxSelfClosingElement(parent) ||
      ts.isJsxExpression(parent) ||
      ts.isJsxOpeningFragment(parent) ||
      ts.isJsxClosingFragment(parent))
  );
}

/** Blanks the code of a document and the targets of its links. */
function withoutCode(text: string): string {
  return text.replace(/^```[\s\S]*?^```|`[^`\n]+`|\]\([^)]+\)/gm, blank);
}

/** Blanks what is quoted: it shows the words of somebody else, or of the game. */
function withoutQuotes(text: string): string {
  return text.replace(/`[^`\n]+`|"[^"\n]+"|“[^”\n]+”/g, blank);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, GAP);
}
