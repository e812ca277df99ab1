import { withoutMarkup } from './without-markup';

const steps: readonly (readonly [RegExp, string])[] = [
  // Escapes that a model has written as two characters.
  [/\\r\\n|\\[nr]/g, '\n'],
  [/\\t/g, ' '],
  [/\\(["'])/g, '$1'],
  // Markdown: rules, headings, quotations, links, code, bold, struck out and italic.
  [/^[ \t]*(?:[-*_][ \t]*){3,}$/gm, ''],
  [/^[ \t]*(?:#{1,6}|>)[ \t]+/gm, ''],
  [/\[([^\][\n]+)\]\([^()\s]*\)/g, '$1'],
  // A backtick inside a word is an apostrophe.
  [/(?<=\p{L})`(?=\p{L})/gu, "'"],
  [/`|~~/g, ''],
  [/\*\*|(?<!\w)__(?=\S)|(?<=\S)__(?!\w)/g, ''],
  [/(?<![\w*])\*(?=\S)([^*\n]*[^*\s])\*(?![\w*])/g, '$1'],
  [/(?<!\w)_(?=\S)([^_\n]*[^_\s])_(?!\w)/g, '$1'],
  // Bullets, numbers and letters: "A Knight", "1242", "I. Newton" and "2.5" are none.
  [/^[ \t]*[-*+•·‣▪◦●○–][ \t]+/gm, ''],
  [/^\s*(?:\d{1,2}[.)]|\(\d{1,2}\)|\(?[a-h]\))\s+(?=\S)/gi, ''],
  [/^\s*(?:choice|option)\s+(?:\d{1,2}|[a-h])\s*(?:[.:)]|[-–—](?=\s))\s*(?=\S)/gi, ''],
  // Quotes round the whole text.
  [/^\s*"([^"]+)"\s*$/g, '$1'],
  [/^\s*'([^']+)'\s*$/g, '$1'],
  [/^\s*“([^“”]+)”\s*$/g, '$1'],
  [/^\s*‘([^‘’]+)’\s*$/g, '$1'],
  [/^\s*«([^«»]+)»\s*$/g, '$1'],
];

// A longer text is refused anyway.
const longestText = 10_000;
const mostPasses = 100;

/**
 * Returns a model's plain text without what would be shown raw: HTML, Markdown, entities, escapes, a bullet or number
 * before the text and quotes round it. Line breaks stay.
 */
export function plainWords(text: string): string {
  if (text.length > longestText) return text;
  let words = text;
  // One wrapping may be inside another.
  for (let pass = 0; pass < mostPasses; pass += 1) {
    const before = words;
    words = withoutMarkup(words);
    for (const [raw, plain] of steps) words = words.replace(raw, plain);
    words = words.trim();
    if (words === before) break;
  }
  return words;
}

const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];
const series: readonly ((index: number) => string | undefined)[] = [
  (index) => String(index + 1),
  (index) => String.fromCharCode(97 + index),
  (index) => romans[index],
];
const label = /^[([]?(\d{1,2}|[a-z]|[ivx]{2,4})[.):\]]{1,2}\s+(?=\S)/i;

/** Returns texts without the labels that number them: "A. ", "B. "; one alone may be a name, like "A. Dürer". */
export function withoutLabels(texts: readonly string[]): readonly string[] {
  const labels = texts.map((text) => label.exec(text)?.[1]?.toLowerCase());
  const areNumbered =
    texts.length > 1 && series.some((nth) => labels.every((found, index) => found === nth(index)));
  return areNumbered ? texts.map((text) => plainWords(text.replace(label, ''))) : texts;
}
