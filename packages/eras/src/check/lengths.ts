import { wordsOf } from './measure';
import type { ProofText, TextKind } from './texts';

/** The least and the most words of a text, by its kind. */
const limits: Readonly<Partial<Record<TextKind, readonly [number, number]>>> = {
  scenario: [130, 200],
  choice: [12, 22],
  card: [6, 16],
  ending: [90, 140],
  outcome: [90, 130],
  'follow-up': [60, 130],
  memory: [5, 40],
  closing: [30, 70],
  reckoning: [130, 200],
  afterwards: [40, 75],
  carried: [25, 60],
  epilogue: [40, 75],
  glossary: [3, 30],
  document: [60, 160],
  'last page': [80, 160],
  background: [300, 500],
};

/** Returns what to say of a text that is too short or too long, or undefined. */
export function lengthFault({ kind, text }: Pick<ProofText, 'kind' | 'text'>): string | undefined {
  const [least, most] = limits[kind] ?? [0, Infinity];
  const { length } = wordsOf(text);
  if (length >= least && length <= most) return undefined;
  return `${length} words; ${least} to ${most} are wanted`;
}
