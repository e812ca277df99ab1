import { type Consequence, consequences } from './era-content';
import type { Labelled } from './labels';
import type { Report } from './fault';

const opposites: readonly (readonly [Consequence, Consequence])[] = [
  ['helped', 'harmed'],
  ['silent', 'public'],
];

/** Reads names of consequences between commas, at most `most`. Reports unknown ones and those that exclude each other. */
export function readConsequences(
  { words, line }: Labelled,
  most: number,
  where: string,
  report: Report,
): readonly Consequence[] {
  const names = words.split(',').map((name) => name.trim().replace(/\.$/, ''));
  const read = names.flatMap((name) => consequences.find((known) => known === name) ?? []);
  for (const name of names) {
    if (!consequences.some((known) => known === name)) {
      report(line, `found "${name}" in ${where}: the consequences are ${consequences.join(', ')}`);
    }
  }
  if (names.length > most || new Set(names).size < names.length) {
    report(line, `found ${names.length} consequences in ${where}: write 1 to ${most} that differ`);
  }
  for (const [one, other] of opposites) {
    if (read.includes(one) && read.includes(other)) {
      report(line, `found ${one} and ${other} together in ${where}: they exclude each other`);
    }
  }
  return read;
}
