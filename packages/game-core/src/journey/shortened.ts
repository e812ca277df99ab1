// A full stop before a small letter belongs to a quotation inside a sentence: “Who?” she asks.
const sentenceEnd = /[.!?…]+["'’”)\]]*(?=\s+\P{Ll}|$)/gu;

/**
 * Returns a text on one line with at most `limit` characters. A longer text ends with the last sentence that fits
 * and leaves no quotation open. If not even the first sentence fits, it ends after a word, with an ellipsis.
 */
export function shortened(text: string, limit: number): string {
  const line = oneLine(text);
  if (line.length <= limit) return line;
  const sentences = endsOfSentences(line)
    .filter((end) => end <= limit)
    .map((end) => line.slice(0, end))
    .filter((start) => openQuotes(start) === 0);
  return sentences.at(-1) ?? cutAfterWord(line, limit);
}

/**
 * Returns the end of a text, on one line with at most `limit` characters: as many of its last sentences as fit, with
 * every quotation whole. If not even the last sentence fits, it is shortened.
 */
export function lastSentences(text: string, limit: number): string {
  const line = oneLine(text);
  const endings = [0, ...endsOfSentences(line)]
    .map((end) => line.slice(end).trimStart())
    .filter((words) => words !== '' && openQuotes(words) === 0);
  return endings.find((words) => words.length <= limit) ?? shortened(endings.at(-1) ?? line, limit);
}

/** Returns a text on one line, with a single space between its words. */
export function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim();
}

/** Returns the places after which sentences end. */
function endsOfSentences(line: string): readonly number[] {
  return [...line.matchAll(sentenceEnd)].map(({ index, 0: end }) => index + end.length);
}

function cutAfterWord(line: string, limit: number): string {
  // Room for the ellipsis and for the end of a quotation.
  const room = line.slice(0, limit - 2);
  const space = room.lastIndexOf(' ');
  const words = space > 0 ? room.slice(0, space) : withoutHalfCharacter(room);
  const start = words.replace(/[\p{P}\s]+$/u, '');
  return `${start}…${openQuotes(start) > 0 ? '”' : ''}`;
}

function openQuotes(text: string): number {
  return text.split('“').length - text.split('”').length;
}

/** Some characters take two places in a string, and their first half alone is not one. */
function withoutHalfCharacter(text: string): string {
  return text.replace(/[\uD800-\uDBFF]$/, '');
}
