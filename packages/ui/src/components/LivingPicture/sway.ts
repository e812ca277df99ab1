/** How far the eye is from the middle: from -1 (left, up) to 1 (right, down). */
export type Eye = readonly [x: number, y: number];

/** How long the eye takes for most of its way to the pointer, in milliseconds. */
const EASE_MS = 420;

/** Where the eye is at the start. */
export const middle: Eye = [0, 0];

/** Returns where the eye drifts without a pointer, some seconds after the start. It begins in the middle, and slowly. */
export function driftAt(seconds: number): Eye {
  const begin = Math.min(1, seconds / 4);
  // The two never meet in the same way again, so that no way is repeated.
  const along = (period: number) => Math.sin((2 * Math.PI * seconds) / period);
  return [begin * 0.8 * along(21), begin * 0.5 * along(13.7)];
}

/** Returns where the eye is some milliseconds later on its way to a target: fast at first, then slower. */
export function towards([x, y]: Eye, [toX, toY]: Eye, ms: number): Eye {
  const part = 1 - Math.exp(-ms / EASE_MS);
  return [x + (toX - x) * part, y + (toY - y) * part];
}

/** Returns where in a window the pointer is. */
export function eyeAt(x: number, y: number, width: number, height: number): Eye {
  const within = (place: number, length: number) =>
    Math.max(-1, Math.min(1, (2 * place) / length - 1));
  return [within(x, width), within(y, height)];
}
