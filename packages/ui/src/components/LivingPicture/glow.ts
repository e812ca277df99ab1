import type { PictureGlow } from './picture-life';

/** How much brighter or darker each kind of light becomes at most. */
const STRENGTH = { flame: 0.2, lamp: 0.07, screen: 0.05, glint: 0.5 } as const;

/** How often each kind changes in a second. */
const CHANGES = { flame: 5, lamp: 0.7, screen: 0.4, glint: 0.9 } as const;

/** Returns how much brighter a light is than in the picture, some seconds after the start; below 0 it is darker. */
export function glowAt(kind: PictureGlow['kind'], index: number, seconds: number): number {
  const time = seconds * CHANGES[kind];
  // Each light has its own moments, so that no two flicker together.
  const seed = 100 * index;
  if (kind === 'glint') {
    const peak = Math.max(0, 3 * noise(time, seed) - 1.8);
    return STRENGTH.glint * Math.min(1, peak);
  }
  // A slow change with a quick one on it: a flame that only trembles looks like a fault.
  const change = 0.65 * (2 * noise(time * 0.4, seed) - 1) + 0.35 * (2 * noise(time, seed + 50) - 1);
  return STRENGTH[kind] * change;
}

/** Returns a smooth random number from 0 to 1 for a place on a line. */
function noise(place: number, seed: number): number {
  const whole = Math.floor(place);
  const part = place - whole;
  const smooth = part * part * (3 - 2 * part);
  const [before, after] = [random(whole + seed), random(whole + seed + 1)];
  return before + (after - before) * smooth;
}

function random(number: number): number {
  const wave = Math.sin(number * 127.1 + 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}
