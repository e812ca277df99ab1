/**
 * Returns the text of era.md with another look; '' for none. Changes the line with the field, or adds one at the end of the
 * fields.
 */
export function withLook(text: string, look: string): string {
  const block = /^---\n[\s\S]*?\n---(?:\n|$)/.exec(text)?.[0];
  if (block === undefined) return text;
  const field = /^look:.*\n/m;
  const line = look === '' ? '' : `look: ${look}\n`;
  const changed = field.test(block)
    ? block.replace(field, line)
    : block.replace(/\n---(?:\n|$)$/, (end) => `\n${line}${end.slice(1)}`);
  return changed + text.slice(block.length);
}
