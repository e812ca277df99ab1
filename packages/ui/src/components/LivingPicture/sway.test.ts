import fc from 'fast-check';
import { expect, it } from 'vitest';
import { driftAt, eyeAt, middle, towards } from './sway';

const seconds = fc.double({ min: 0, max: 3600, noNaN: true });
const length = fc.integer({ min: 1, max: 8000 });
const place = fc.integer({ min: -100, max: 9000 });

it('begins its drift in the middle, where the picture is as the image shows it', () => {
  expect(driftAt(0)).toEqual([0, 0]);
});

it('drifts slowly: never farther than the edge, and less than half of the way in a second', () => {
  fc.assert(
    fc.property(seconds, (at) => {
      const [x, y] = driftAt(at);
      const [laterX, laterY] = driftAt(at + 1);
      expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(1);
      expect(Math.hypot(laterX - x, laterY - y)).toBeLessThan(0.5);
    }),
  );
});

it('never repeats a minute of its drift', () => {
  const way = (from: number) => Array.from({ length: 60 }, (_, second) => driftAt(from + second));
  const distance = (one: number, other: number) =>
    Math.max(
      ...way(one).map(([x, y], second) => {
        const [otherX, otherY] = driftAt(other + second);
        return Math.hypot(otherX - x, otherY - y);
      }),
    );
  const repeats = Array.from({ length: 590 }, (_, second) => distance(10, 20 + second));
  expect(Math.min(...repeats)).toBeGreaterThan(0.02);
});

it('is at an edge when the pointer is there, and never beyond it', () => {
  expect(eyeAt(0, 768, 1366, 768)).toEqual([-1, 1]);
  fc.assert(
    fc.property(place, place, length, length, (x, y, width, height) => {
      for (const part of eyeAt(x, y, width, height)) expect(Math.abs(part)).toBeLessThanOrEqual(1);
    }),
  );
});

it('comes closer with each frame, at any rate of frames, and does not overshoot', () => {
  const way = (ms: number) => {
    let eye = middle;
    for (let passed = 0; passed < 1200; passed += ms) eye = towards(eye, [1, -1], ms);
    return eye;
  };
  for (const ms of [4, 10, 30]) {
    expect(way(ms)[0]).toBeCloseTo(way(1)[0], 5);
    expect(way(ms)[0]).toBeGreaterThan(0.9);
    expect(way(ms)[0]).toBeLessThanOrEqual(1);
  }
});
