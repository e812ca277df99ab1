import type { Journal, JournalEntry, JournalEra } from './journal';
import { oneLine } from './shortened';

/** Returns a journal as plain text to copy: the decisions with what came of them, then the endings of each era. */
export function journalText({ entries, eras }: Journal): string {
  const blocks = [
    'Your journey through history',
    ...visitsOf(entries),
    'Endings',
    ...eras.map(eraText),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function visitsOf(entries: readonly JournalEntry[]): readonly string[] {
  if (entries.length === 0) return ['Nothing is decided yet.'];
  const blocks: string[][] = [];
  let visit: number | undefined;
  for (const [index, entry] of entries.entries()) {
    if (entry.visit !== visit) blocks.push([`${entry.eraName}: ${entry.place}, ${entry.year}`]);
    visit = entry.visit;
    const consequence = [entry.consequence, entry.note && `(${entry.note})`].filter(Boolean);
    // A choice of a server may contain line breaks, which would look like further decisions.
    blocks.at(-1)?.push(`${index + 1}. ${oneLine(entry.choice)}`);
    if (consequence.length > 0) blocks.at(-1)?.push(`   ${oneLine(consequence.join(' '))}`);
  }
  return blocks.map((lines) => lines.join('\n'));
}

function eraText({ name, endings }: JournalEra): string {
  const seen = endings.filter((ending) => ending.seen).length;
  const titles = endings.map(({ title }) => `- ${oneLine(title)}`);
  return [`${name}: ${seen} of ${endings.length} seen`, ...titles].join('\n');
}
