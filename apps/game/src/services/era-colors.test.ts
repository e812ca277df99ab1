import { expect, it } from 'vitest';
import { stylesOf } from './era-colors';

it('sets the tokens of an era by its theme class, in the layer of the tokens', () => {
  expect(stylesOf([{ slug: 'mill-town', colors: { page: '#123456' } }])).toBe(
    '@layer tokens{.mill-town-theme{--color-page:#123456;--page-image:none}}',
  );
});

it.each(['a}body{display:none', 'a,b', 'A', ''])('leaves out an era called %j', (slug) => {
  expect(stylesOf([{ slug, colors: { page: '#123456' } }])).toBe('@layer tokens{}');
});
