import type { OutcomeKind, WrittenChoice } from './era-content';
import { outcomeHeadings } from './era-content';

const words: Readonly<Record<Exclude<OutcomeKind, 'generic'>, readonly string[]>> = {
  join: ['join'],
  speak: ['speak', 'talk'],
  engage: ['offer', 'test', 'explore', 'visit', 'attend'],
};

/** Returns what to say of a set whose choices do not lead to all four outcomes (SPEC §4), or undefined. */
export function outcomesFault(choices: readonly WrittenChoice[]): string | undefined {
  const met = new Set(choices.map(({ text }) => kindOf(text)));
  const missing = (Object.keys(outcomeHeadings) as OutcomeKind[]).filter((kind) => !met.has(kind));
  if (missing.length === 0) return undefined;
  return `no choice leads to the outcome ${missing.map(wanted).join(', and none to ')}`;
}

/** Returns the outcome that a choice's first word selects, as the game does. */
export function kindOf(text: string): OutcomeKind {
  const first = text.split(' ')[0]?.toLowerCase() ?? '';
  const found = Object.entries(words).find(([, own]) => own.includes(first));
  return (found?.[0] as OutcomeKind | undefined) ?? 'generic';
}

function wanted(kind: OutcomeKind): string {
  const name = outcomeHeadings[kind];
  return kind === 'generic'
    ? `${name}: begin one with any other word`
    : `${name}: begin one with ${words[kind].join(', ')}`;
}
