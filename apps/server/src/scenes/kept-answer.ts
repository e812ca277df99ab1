import { createHash } from 'node:crypto';
import type { SceneAnswer } from '@time-traveler/game-core/contract';

/** An answer with the short id by which a visitor's browser remembers it. */
export interface KeptAnswer {
  readonly id: string;
  /** When it was made, in milliseconds since 1970. */
  readonly at: number;
  readonly answer: SceneAnswer;
}

/** Adds an id to an answer. Equal answers have equal ids, on every machine. */
export function keepAnswer(answer: SceneAnswer, at: number): KeptAnswer {
  const id = createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 6);
  return { id, at, answer };
}

/**
 * Picks a random answer that a visitor has not seen, or the one seen longest ago if there is none.
 * `seen` lists ids from the oldest to the newest; `random` returns numbers from 0 up to 1.
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
