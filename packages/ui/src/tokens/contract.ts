import { type Comment, type Declaration, type Rule, parse } from 'postcss';

/** A custom property that themes set and components read. */
export interface Token {
  readonly name: string;
  /** What it does, in one sentence. Empty if the stylesheet says nothing about it. */
  readonly description: string;
  /** Its value in an era without a theme, as written in the stylesheet. */
  readonly defaultValue: string;
  /** True if every theme must set it. */
  readonly required: boolean;
}

/** The tokens of one part of the screen. */
export interface TokenChapter {
  /** One word. */
  readonly title: string;
  /** What the word means, if that needs to be said. */
  readonly about: string;
  /** True if no theme may change them. */
  readonly shared: boolean;
  readonly tokens: readonly Token[];
}

const CHAPTER = '# ';
const REQUIRED = 'Required. ';
const SHARED = 'the same in every era';

/**
 * Reads the contract from the text of `styles/tokens.css`: the first rule declares every token with its default,
 * the comment above a token describes it, and a comment that begins with `#` opens a chapter: a word, and what it means after a colon.
 */
export function readContract(css: string): readonly TokenChapter[] {
  const chapters: (TokenChapter & { tokens: Token[] })[] = [];
  for (const node of firstRule(css).nodes) {
    if (node.type === 'comment' && node.text.startsWith(CHAPTER)) {
      const [title = '', about = ''] = node.text.slice(CHAPTER.length).split(': ');
      chapters.push({ title, about, shared: about === SHARED, tokens: [] });
    }
    if (node.type === 'decl') chapters.at(-1)?.tokens.push(tokenOf(node));
  }
  return chapters;
}

function firstRule(css: string): Rule {
  let found: Rule | undefined;
  parse(css).walkRules((rule) => {
    found ??= rule;
  });
  if (found === undefined) throw new Error('The stylesheet has no rule that declares tokens');
  return found;
}

function tokenOf(declaration: Declaration): Token {
  const before = declaration.prev();
  const comment = before?.type === 'comment' ? (before as Comment).text : '';
  const required = comment.startsWith(REQUIRED);
  return {
    name: declaration.prop,
    description: required ? comment.slice(REQUIRED.length) : comment,
    defaultValue: oneLine(declaration.value),
    required,
  };
}

/** Returns a value without the line breaks that a formatter put into it. */
export function oneLine(value: string): string {
  return value.replaceAll(/\s+/g, ' ').trim();
}
