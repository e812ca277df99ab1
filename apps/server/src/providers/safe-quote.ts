const longestText = 200;
const longestFragment = 6;

/**
 * Returns what a service has sent as one short line for the log and the operator. Returns an empty text for anything
 * but text, and for a text with a part of the key in it: services quote a key that they refuse.
 */
export function safeQuote(sent: unknown, key: string | null): string {
  if (typeof sent !== 'string') return '';
  const line = sent.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
  return hasPartOf(key ?? '', line) ? '' : line.slice(0, longestText);
}

function hasPartOf(key: string, line: string): boolean {
  const [secret, text] = [key.toLowerCase(), line.toLowerCase()];
  const length = Math.min(longestFragment, secret.length);
  if (length === 0) return false;
  return Array.from({ length: secret.length - length + 1 }, (_, start) =>
    secret.slice(start, start + length),
  ).some((fragment) => text.includes(fragment));
}
