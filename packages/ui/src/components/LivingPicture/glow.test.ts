import { describe, expect, it } from 'vitest';
import { glowAt } from './glow';

const kinds = ['flame', 'lamp', 'screen', 'glint'] as const;
const every = (seconds: number, step = 1 / 30) =>
  Array.from({ length: Math.round(seconds / step) }, (_, frame) => frame * step);

/** How often a light goes from dark to bright and back within a second, at most (WCAG 2.3.1 allows three flashes). */
function mostFlashes(levels: readonly number[], step: number, threshold: number): number {
  let most = 0;
  const second = Math.round(1 / step);
  for (let from = 0; from + second < levels.length; from += 1) {
    let [extreme, turns, rising] = [levels[from] ?? 0, 0, true];
    for (const level of levels.slice(from, from + second)) {
      const change = level - extreme;
      if (rising ? change > 0 : change < 0) extreme = level;
      else if (Math.abs(change) >= threshold) {
        turns += 1;
        rising = !rising;
        extreme = level;
      }
    }
    most = Math.max(most, Math.ceil(turns / 2));
  }
  return most;
}

describe.each(kinds)('a %s', (kind) => {
  it('changes, and never by more than half', () => {
    const levels = every(60).map((at) => glowAt(kind, 0, at));
    expect(Math.max(...levels) - Math.min(...levels)).toBeGreaterThan(0.03);
    expect(Math.max(...levels.map(Math.abs))).toBeLessThanOrEqual(0.5);
  });

  it('changes smoothly from frame to frame', () => {
    const levels = every(60, 1 / 60).map((at) => glowAt(kind, 3, at));
    const steps = levels.slice(1).map((level, index) => Math.abs(level - (levels[index] ?? 0)));
    expect(Math.max(...steps)).toBeLessThan(0.06);
  });

  it('does not flash more than three times in a second', () => {
    const levels = every(120).map((at) => glowAt(kind, 1, at));
    expect(mostFlashes(levels, 1 / 30, 0.1)).toBeLessThanOrEqual(3);
  });

  it('does not change together with another one', () => {
    const level = (index: number) => every(60, 1).map((at) => glowAt(kind, index, at + 0.37));
    expect(level(0)).not.toEqual(level(1));
  });
});

it('a glint is only ever brighter than in the picture', () => {
  expect(Math.min(...every(60).map((at) => glowAt('glint', 2, at)))).toBeGreaterThanOrEqual(0);
});
