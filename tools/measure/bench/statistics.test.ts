import { describe, expect, it } from 'vitest';
import { median, mediansOf } from './statistics.mjs';

describe('median', () => {
  it.each([
    [[3, 1, 2], 2],
    [[10, 9, 8, 7], 9],
    [[5, null, undefined], 5],
    [[0], 0],
    [[], null],
  ])('of %j is %j', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});

it('takes the medians of each part and page from the runs that succeeded', () => {
  const run = { round: 1, part: 'first-visit', busyBefore: 0 };
  const medians = mediansOf([
    { ...run, page: 'game', figures: { firstPaint: 30, choicePaint: null } },
    { ...run, page: 'floor', figures: { firstPaint: 7 } },
    { ...run, page: 'game', error: 'Timeout' },
    { ...run, page: 'game', figures: { firstPaint: 10, choicePaint: 24 } },
    { ...run, page: 'game', figures: { firstPaint: 20, choicePaint: 24 } },
  ]);
  expect(medians).toEqual({
    'first-visit': { game: { firstPaint: 20, choicePaint: 24 }, floor: { firstPaint: 7 } },
  });
});

it('keeps a page whose runs all failed, without figures', () => {
  const run = { round: 1, part: 'play', page: 'game', busyBefore: 0, error: 'Timeout' };
  expect(mediansOf([run])).toEqual({ play: { game: {} } });
});
