import type { ClosedVisit } from './closed-visits';
import type { Journal, JournalEntry, JournalEra } from './journal';
import type { LastPage } from '../eras/stories/era-story';
import { oneLine } from './shortened';

/**
 * Returns a journal as plain text to copy: the decisions with what came of them, the endings of each era, and the last
 * page.
 */
export function journalText({ entries, eras, lastPage }: Journal): string {
  const blocks = [
    'Your journey through history',
    ...visitsOf(entries),
    'Endings',
    ...eras.map(eraText),
    ...(lastPage === null ? [] : pageText(lastPage)),
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

function eraText({ name, endings, reckonings, closed }: JournalEra): string {
  const begun = endings.filter(({ seen }) => seen);
  const ends = reckonings.filter(({ seen }) => seen).length;
  return [
    reckonings.length === 0 ? name : `${name}: ${ends} of ${reckonings.length} endings seen`,
    ...reckonings.map((reckoning) => `- ${oneLine(reckoning.name)}`),
    ...(closed === null ? [] : keptThing(closed)),
    begun.length === 0 ? 'Not begun yet' : 'Begun with:',
    ...begun.map(({ title }) => `- ${oneLine(title)}`),
  ].join('\n');
}

function keptThing({ memento, sentence }: ClosedVisit): readonly string[] {
  return memento === null ? [] : [`Kept: ${memento}. ${oneLine(sentence)}`];
}

function pageText({ name, text }: LastPage): readonly string[] {
  return [`The last page: ${name}`, text];
}
