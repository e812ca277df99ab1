import { describe, expect, it } from 'vitest';
import { createPace } from './pace';

/** Returns after how many frames a device is judged too slow, or null; `gaps` are the times between its frames. */
function tooSlowAfter(gaps: readonly number[], work = 1): number | null {
  const pace = createPace();
  let at = 1000;
  pace.keepsUp(at, work);
  for (const [index, gap] of gaps.entries()) {
    at += gap;
    if (!pace.keepsUp(at, work)) return index + 1;
  }
  return null;
}

const frames = (gap: number, count: number) => Array.from({ length: count }, () => gap);

describe('the pace', () => {
  it.each([8.3, 16.7, 20])('keeps up with %s ms between frames', (gap) => {
    expect(tooSlowAfter(frames(gap, 1000))).toBeNull();
  });

  it.each([22, 33.3, 50])('does not keep up with %s ms between frames, after 70 of them', (gap) => {
    expect(tooSlowAfter(frames(gap, 1000))).toBe(70);
  });

  it('judges the median: single late frames are no reason', () => {
    const mixed = Array.from({ length: 600 }, (_, index) => (index % 3 === 0 ? 80 : 16.7));
    expect(tooSlowAfter(mixed)).toBeNull();
  });

  it('finds out when a device becomes slow later', () => {
    expect(tooSlowAfter([...frames(16.7, 500), ...frames(40, 100)])).toBeGreaterThan(500);
  });

  it('does not judge the first frames, nor those after a pause', () => {
    const start = frames(60, 10);
    expect(tooSlowAfter([...start, ...frames(16.7, 200)])).toBeNull();
    expect(tooSlowAfter([...frames(16.7, 200), 5000, ...start, ...frames(16.7, 200)])).toBeNull();
    expect(tooSlowAfter(start, 120)).toBeNull();
  });

  it('does not accept a long task of the picture', () => {
    expect(tooSlowAfter(frames(16.7, 20), 51)).toBe(11);
  });
});
