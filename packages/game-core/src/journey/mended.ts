/**
 * Returns a text, then texts that it may have been before a mail or office program changed it, the likeliest first: with
 * words or quotes around it, the marks of a reply, curly quotes, other spaces, line breaks or another encoding. The game
 * writes ASCII on one line, so none of these is its own.
 */
export function* mendedTexts(text: string): Generator<string> {
  yield text;
  // Marks without a width, and what is left of UTF-16.
  const visible = text.replaceAll(/[\0\u00AD\u200B-\u200F\u2060\uFEFF\uFFFD]/g, '');
  const firstLine = visible.slice(visible.lastIndexOf('\n', visible.indexOf('{')) + 1);
  const [marks = ''] = /^>[> ]*/.exec(firstLine) ?? [];
  const bare = visible.replaceAll(`\n${marks}`, '\n');
  // The quotes of Windows are control signs where a program has read them as Latin-1.
  const plain = bare
    .replaceAll(/[\u0093\u0094\u201C-\u201F\u2033\u00AB\u00BB]/g, '"')
    .replaceAll(/[\u0091\u0092\u2018-\u201B\u2032]/g, "'")
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, ' ');
  // A file of an older version has characters such as curly quotes in its texts.
  yield* unwrapped(bare);
  yield* unwrapped(plain);
}

function* unwrapped(text: string): Generator<string> {
  // A line was broken at a space, which may be gone, or within a word.
  for (const space of [' ', '']) {
    const line = text.replaceAll(/ ?(?:\r\n|[\t\r\n])/g, space);
    const whole = line.slice(line.indexOf('{'), line.lastIndexOf('}') + 1);
    yield whole;
    // As a text within JSON, and as a cell of a table.
    yield whole.replaceAll(/\\(["\\/])/g, '$1');
    yield whole.replaceAll('""', '"');
  }
}

/** Returns true if a text is a document of another program, such as an office program or a browser. */
export function isDocument(text: string): boolean {
  return /^\W{0,3}(?:PK\P{L}|\{\\rtf|%PDF|<)/u.test(text);
}
