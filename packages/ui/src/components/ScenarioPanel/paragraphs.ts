/** Splits a text into its paragraphs, which blank lines part; empty ones are left out (SPEC §2). */
export function paragraphs(text: string): string[] {
  return text
    .split(/\r?\n[^\S\n]*\r?\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
