import type { List, ListItem } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Report } from './fault';
import { lineOf } from './markdown';
import { plainWords } from './plain-text';

/** The words behind a label, and their line. */
export interface Labelled {
  readonly words: string;
  readonly line: number;
}

/**
 * Reads a list whose items begin with a label in bold, such as "- **Memory:** You stood with them." Reports items that
 * cannot be read, labels that are unknown or used twice, and labels that are missing unless they are `optional`.
 */
export function readLabels<Key extends string>(
  list: List | undefined,
  labels: Readonly<Record<Key, string>>,
  optional: readonly NoInfer<Key>[],
  line: number,
  where: string,
  report: Report,
): Readonly<Partial<Record<Key, Labelled>>> {
  const entries = Object.entries(labels) as [Key, string][];
  const known = entries.map(([, label]) => label).join(', ');
  const found: Partial<Record<Key, Labelled>> = {};
  for (const item of list?.children ?? []) {
    const read = readItem(item, report);
    const at = lineOf(item);
    if (!read) {
      report(at, `a line of ${where} cannot be read: write "- **${entries[0]?.[1]}:** …"`);
      continue;
    }
    const key = entries.find(([, label]) => label.toLowerCase() === read.label.toLowerCase())?.[0];
    if (key === undefined) {
      report(at, `found the label "${read.label}" in ${where}: the labels are ${known}`);
    } else if (found[key]) report(at, `found the label "${read.label}" twice in ${where}`);
    else found[key] = { words: read.words, line: at };
  }
  for (const [key, label] of entries) {
    if (found[key] || optional.includes(key)) continue;
    report(
      list ? lineOf(list) : line,
      `${where} has no ${label.toLowerCase()}: write a line "- **${label}:** …"`,
    );
  }
  return found;
}

/** Reads one item: its label without the colon, and the words behind it. */
function readItem(
  item: ListItem,
  report: Report,
): { readonly label: string; readonly words: string } | undefined {
  const [paragraph] = item.children;
  const [bold, ...others] = paragraph?.type === 'paragraph' ? paragraph.children : [];
  if (bold?.type !== 'strong' || item.children.length > 1) return undefined;
  const words = plainWords(others, report);
  if (words === '') return undefined;
  return { label: toString(bold).replace(/[:.]$/, ''), words };
}
