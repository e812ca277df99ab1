import { expect, it } from 'vitest';
import { imageOrigins } from './image-origins.ts';

const pexels = 'https://images.pexels.com';

it.each([
  [undefined, [pexels]],
  ['', [pexels]],
  ['https://cdn.example.org', ['https://cdn.example.org']],
  [`${pexels}/,http://localhost:9000`, [pexels, 'http://localhost:9000']],
])('reads %s as %j', (setting, origins) => {
  expect(imageOrigins(setting)).toEqual(origins);
});

it.each([
  '*',
  'https:',
  'cdn.example.org',
  'https://a.example/path',
  'data:',
  'https://a.example;script-src *',
])('refuses %s, which would allow more or nothing', (setting) => {
  expect(() => imageOrigins(setting)).toThrow('web origins separated by commas');
});
