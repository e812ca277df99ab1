const order = [
  'era.md',
  'choices.md',
  'outcomes.md',
  'follow-ups.md',
  'cards.md',
  'reckonings.md',
  'epilogues.md',
  'carried.md',
  'background.md',
  'document.md',
  'glossary.md',
  'sources.md',
];

/** Returns the files of a folder in the order in which an era is written. */
export function inWritingOrder(files: readonly string[]): readonly string[] {
  const place = (file: string) => {
    const known = order.indexOf(file);
    return known === -1 ? order.length : known;
  };
  return [...files].sort((a, b) => place(a) - place(b) || a.localeCompare(b, 'en'));
}
