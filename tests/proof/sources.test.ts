import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { proofEras } from './content';

const eras = await proofEras();

it.each(eras)('the sources of every background of $slug are on its page', ({ slug, texts }) => {
  const page = readFileSync(new URL(`../../docs/sources/${slug}.md`, import.meta.url), 'utf8');
  const headings = [...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  const backgrounds = texts.filter(({ kind }) => kind === 'background').map(({ title }) => title);
  expect(headings).toEqual(expect.arrayContaining(backgrounds));
});
