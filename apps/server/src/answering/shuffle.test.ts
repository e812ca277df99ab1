import { expect, it } from 'vitest';
import { shuffle } from './shuffle';

it('returns all items in the order of the random numbers, and leaves the list as it is', () => {
  const items = ['a', 'b', 'c'];
  const numbers = [0.5, 0.9, 0.1];
  expect(shuffle(items, () => numbers.shift() ?? 0)).toEqual(['c', 'a', 'b']);
  expect(items).toEqual(['a', 'b', 'c']);
});
