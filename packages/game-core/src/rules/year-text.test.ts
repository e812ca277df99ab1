import { describe, expect, it } from 'vitest';
import { spanText, yearText } from './year-text';

describe('years', () => {
  it.each([
    [1242, '1242'],
    [-500, '500 BCE'],
    [0, '0'],
  ])('writes %i as %s', (year, text) => expect(yearText(year)).toBe(text));

  it.each([
    [500, 1500, '500–1500'],
    [-3300, -1200, '3300–1200 BCE'],
    [-27, 476, '27 BCE–476'],
    [-500, 0, '500 BCE–0'],
    [476, -27, '476–27 BCE'],
  ])('writes %i to %i as %s', (start, end, text) => expect(spanText(start, end)).toBe(text));
});
