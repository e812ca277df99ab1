import { expect, it } from 'vitest';
import { carriedLicenses } from '../../apps/game/vite-licenses';
import { manifestOf, read } from './files';

const typefaces = Object.keys(manifestOf('packages/ui').dependencies ?? {}).filter((name) =>
  name.startsWith('@fontsource'),
);

it('finds the typefaces of the themes', () => {
  expect(typefaces).toContain('@fontsource/uncial-antiqua');
});

it.each(typefaces)('includes the license of %s in the built game', async (name) => {
  const text = await carriedLicenses();
  expect(text).toContain(`\n${name} `);
  expect(text).toContain(read(`packages/ui/node_modules/${name}/LICENSE`).trim());
});

it("includes the game's own license and the soundfont's", async () => {
  const text = await carriedLicenses();
  expect(text).toContain(read('LICENSE').trim());
  expect(text).toContain('Frank Wen');
  expect(text).toContain('Toby Smithe');
});

it('lists every typeface in the credits', () => {
  const credits = read('CREDITS.md').toLowerCase();
  for (const name of typefaces) {
    expect(credits).toContain(name.replace(/^.*\//, '').replaceAll('-', ' '));
  }
});
