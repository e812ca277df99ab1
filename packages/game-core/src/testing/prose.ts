/** Returns the words of a text; a placeholder such as `{choice}` counts as one. */
export function words(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Returns the paragraphs of a text, which blank lines separate. */
export function paragraphs(text: string): readonly string[] {
  return text.split(/\n\s*\n/);
}

// A full stop after an initial, a title or the v. of a law case ends no sentence.
const abbreviation = /(?:^|[\s(“‘])(?:\p{Lu}|St|Mr|Mrs|Dr|v)\.$/u;

/** Returns the sentences of a text. Text in quotation marks is split as well. */
export function sentences(text: string): readonly string[] {
  return paragraphs(text).flatMap((paragraph) => {
    const whole: string[] = [];
    for (const piece of paragraph.split(/(?<=[.!?…][”’)"]*)\s+(?=[“‘("]*[\p{Lu}{])/u)) {
      const before = whole.at(-1);
      if (before !== undefined && abbreviation.test(before)) {
        whole.splice(-1, 1, `${before} ${piece}`);
      } else whole.push(piece);
    }
    return whole;
  });
}

/** Returns every sequence of `length` words that occurs in two of the texts, in lower case and without punctuation. */
export function sharedPhrases(texts: readonly string[], length: number): readonly string[] {
  const firstIn = new Map<string, number>();
  const shared = new Set<string>();
  texts.forEach((text, place) => {
    const plain = words(text).map((word) => word.toLowerCase().replace(/[^\p{L}\p{N}{}]/gu, ''));
    for (let start = 0; start + length <= plain.length; start += 1) {
      const phrase = plain.slice(start, start + length).join(' ');
      const first = firstIn.get(phrase) ?? place;
      firstIn.set(phrase, first);
      if (first !== place) shared.add(phrase);
    }
  });
  return [...shared];
}
