import { expect, it } from 'vitest';
import { basePath } from './base-path.ts';

it.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['/games/time-traveler/', '/games/time-traveler/'],
])('reads %s as %s', (setting, base) => {
  expect(basePath(setting)).toBe(base);
});

it.each(['games', '/games', 'games/', './', '//host/', 'https://host.test/'])(
  'refuses %s, under which no address would be found',
  (setting) => {
    expect(() => basePath(setting)).toThrow('slash at both ends');
  },
);
