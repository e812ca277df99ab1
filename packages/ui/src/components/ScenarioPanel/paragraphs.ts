/**
 * Splits a text at blank lines into paragraphs, without empty ones. The space after a first word of one letter does
 * not break: beside a large initial, an ordinary one would be lost to screen readers and to copies of the text.
 */
export function paragraphs(text: string): string[] {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim().replace(/^(\p{P}*\p{L}) /u, '$1\u00A0'))
    .filter((paragraph) => paragraph !== '');
}
