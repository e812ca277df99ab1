import { createHash } from 'node:crypto';
import type { SceneAnswer } from './scene';

/** An answer with the short name that a visitor's browser remembers it by. */
export interface KeptAnswer {
  readonly id: string;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
  readonly answer: SceneAnswer;
}

/** Gives an answer its name: equal answers have equal names, on every machine. */
export function keep(answer: SceneAnswer, at: number): KeptAnswer {
  const id = createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 6);
  return { id, at, answer };
}

/**
 * Picks what a visitor has not met: any unseen answer by chance, else the one seen longest ago.
 * `seen` lists ids from the oldest to the newest; `random` gives numbers from 0 up to 1.
 */
export function pickUnseen(
  answers: readonly KeptAnswer[],
  seen: readonly string[],
  random: () => number,
): KeptAnswer | undefined {
  const unseen = answers.filter(({ id }) => !seen.includes(id));
  if (unseen.length > 0) return unseen[Math.floor(random() * unseen.length)];
  return [...answers].sort((a, b) => seen.lastIndexOf(a.id) - seen.lastIndexOf(b.id))[0];
}
