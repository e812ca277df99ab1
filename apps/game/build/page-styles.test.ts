import { LATER_LOOKS } from '@time-traveler/ui/data-attributes';
import { expect, it } from 'vitest';
import { partStyles } from './page-styles.ts';

const css = [
  '@layer tokens{:where(:root){--a:1}.past-theme{--font-text:"Old","Old Fallback",serif}.next-theme{--font-text:New}}',
  '@layer tokens{@media (prefers-contrast:more){:root:root,[class*="-theme"]{--a:2}}}',
  'body{animation:turn 1s;font-family:var(--font-text)}@layer components{.Lost_page{color:red}.Card_card,.Lost_card{color:blue}@media print{.Lost_page{color:black}}}',
  '@layer components{.Card_card:focus{top:0}@media (hover:hover){.Card_card:hover{top:1px}}.Card_card:active{top:2px}}',
  '@keyframes turn{0%{rotate:0deg}}',
  '@font-face{font-family:Old;src:url(/old.woff2)}',
  '@font-face{font-family:"Old Fallback";src:local("Times New Roman")}',
  '@font-face{font-family:"New Fallback";src:local(Arial)}',
].join('');
const { first, later } = partStyles(css, { slug: 'past', unused: ['Lost'] });

it('moves the themes of other eras, whole and in their layer', () => {
  expect(first).toContain('.past-theme');
  expect(first).not.toContain('.next-theme');
  expect(later).toContain('@layer tokens{.next-theme{--font-text:New}}');
  expect(later).not.toContain('.past-theme');
});

it('moves every typeface but the local ones that stand in for those of the first era', () => {
  expect(first.match(/@font-face/g)).toHaveLength(1);
  expect(first).toContain('font-family:"Old Fallback"');
  expect(later).toContain('url(/old.woff2)');
  expect(later).toContain('"New Fallback"');
});

it('moves the rules of components that a page does not show, and no rule that others share', () => {
  expect(first).not.toContain('.Lost_page');
  expect(later).toContain('@media print{.Lost_page{color:black}}');
  expect(first).toContain('.Card_card,.Lost_card{color:blue}');
  expect(later).not.toContain('.Lost_card');
});

it('moves the look of what cannot be pressed, which nothing is at first', () => {
  const rule = '.Icon_button:disabled{opacity:.5}';
  const parts = partStyles(`.past-theme{--a:1}${rule}`, { slug: 'past', unused: [] });
  expect(parts.later).toBe(rule);
});

it("moves the place of a component's focus ring, but not the ring of the page", () => {
  const ring = ':focus-visible{outline:2px solid}';
  const parts = partStyles(
    `.past-theme{--a:1}${ring}.Card_card:focus-visible{outline-offset:-2px}`,
    { slug: 'past', unused: [] },
  );
  expect(parts.first).toBe(`.past-theme{--a:1}${ring}`);
  expect(parts.later).toBe('.Card_card:focus-visible{outline-offset:-2px}');
});

it('moves what a change of era shows, with its motion and the tokens that only it reads', () => {
  const { first: page, later: late } = partStyles(
    '@layer tokens{:where(:root,[class*="-theme"]){--a:1;--light:red}.past-theme{--a:2;--light:blue;--from:0}}' +
      '.Card_card{animation:turn 1s;top:var(--a)}@keyframes turn{0%{rotate:0deg}}' +
      ':root:active-view-transition .Card_card::before{animation:1s arrive;background:var(--light)}' +
      '@keyframes arrive{0%{opacity:var(--from)}}',
    { slug: 'past', unused: [] },
  );
  expect(page).toBe(
    '@layer tokens{.past-theme{--a:2}}.Card_card{animation:turn 1s;top:var(--a)}@keyframes turn{0%{rotate:0deg}}',
  );
  expect(late).toContain('.past-theme{--light:blue;--from:0}');
  expect(late).toContain('@keyframes arrive{0%{opacity:var(--from)}}');
});

it('moves the looks of what the pointer is over or presses, in their order', () => {
  expect(first).toContain('.Card_card:focus{top:0}');
  expect(later).toContain(
    '@layer components{@media (hover:hover){.Card_card:hover{top:1px}}.Card_card:active{top:2px}}',
  );
});

it.each(['told', 'shown'])('moves the looks that a script gives with data-%s', (name) => {
  const late = `.Card_card[data-${name}]{top:1px}`;
  const parts = partStyles(`.past-theme{--a:1}.Card_card{top:0}${late}`, {
    slug: 'past',
    unused: [],
  });
  expect(parts.first).toContain('.Card_card{top:0}');
  expect(parts.first).not.toContain('data-');
  expect(parts.later).toBe(late);
});

it('moves the looks on paper', () => {
  const parts = partStyles(
    '.past-theme{--a:1}@layer components{.Card_card{border:1px}@media print{.Card_card{border:0}}}',
    { slug: 'past', unused: [] },
  );
  expect(parts.first).toContain('.Card_card{border:1px}');
  expect(parts.first).not.toContain('print');
  expect(parts.later).toBe('@layer components{@media print{.Card_card{border:0}}}');
});

it('moves the looks of a panel that only very large text makes so narrow', () => {
  const parts = partStyles(
    '.past-theme{--a:1}@layer components{.Card_card{display:grid}@container (width<15rem){.Card_card{display:flex}}@container (width<30rem){.Card_card{gap:0}}}',
    { slug: 'past', unused: [] },
  );
  expect(parts.first).toContain('@container (width<30rem){.Card_card{gap:0}}');
  expect(parts.later).toBe('@layer components{@container (width<15rem){.Card_card{display:flex}}}');
});

it('leaves a part further down out of the first layout of one column until the later styles are there', () => {
  const parts = partStyles(css, {
    slug: 'past',
    unused: [],
    belowFold: { className: 'Card_card', height: '9rem' },
  });
  expect(parts.first).toMatch(
    /@media not \(min-width:56\.25em\)\{\.Card_card\{content-visibility:auto;contain-intrinsic-size:auto 9rem\}\}$/,
  );
  expect(parts.later).toMatch(/\}\.Card_card\{content-visibility:visible\}$/);
});

it('moves a component that changes nothing unless the theme sets a token, and keeps it where the theme does', () => {
  const css =
    '@layer tokens{.past-theme{--b:0}.next-theme{--a:1}}.Aside_part{top:var(--a)}.Card_card{top:var(--b)}';
  const view = { unused: [], optional: { '--a': 'Aside' } };
  const past = partStyles(css, { ...view, slug: 'past' });
  expect(past.first).toBe('@layer tokens{.past-theme{--b:0}}.Card_card{top:var(--b)}');
  expect(past.later).toContain('.Aside_part{top:var(--a)}');
  const next = partStyles(css, { ...view, slug: 'next', sharedWith: 'past' });
  expect(next.first).toContain('.Aside_part{top:var(--a)}');
});

it('keeps everything else in the page and leaves no empty block', () => {
  expect(first).toContain('[class*="-theme"]{--a:2}');
  expect(first).toContain('@keyframes turn');
  expect(first + later).not.toContain('{}');
});

it('moves defaults that the first era overrides, unless something else of the first paint sets them', () => {
  const tokens = [
    '@layer tokens{:where(:root,[class*=-theme]){--a:1;--b:2;--c:3;--d:4}',
    '.Card_card{--b:0}.past-theme{--a:5;--b:6}.next-theme{--a:7;--c:8}}p{margin:var(--a) var(--b) var(--c) var(--d, 0)}',
  ].join('');
  const parts = partStyles(tokens, { slug: 'past', unused: [] });
  expect(parts.later).toContain(':where(:root,[class*=-theme]){--a:1}');
  expect(parts.first).toContain(':where(:root,[class*=-theme]){--b:2;--c:3;--d:4}');
  expect(parts.first).toContain('.past-theme{--a:5;--b:6}');
});

it('moves the tokens that no rule of the first paint reads, from the defaults and from the theme', () => {
  const tokens = [
    '@layer tokens{:where(:root,[class*=-theme]){--a:0;--b:1;--c:2;--d:3}',
    '.past-theme{--_ink:4;--a:5;--b:6;--c:var(--_ink);--_wax:7;--d:var(--_wax)}',
    '.next-theme{--a:8}}',
  ].join('');
  const rules = 'p{top:var(--c)}p:hover{left:var(--a)}p[data-told]{left:var(--d)}';
  const parts = partStyles(tokens + rules, { slug: 'past', unused: [] });
  expect(parts.first).toBe('@layer tokens{.past-theme{--_ink:4;--c:var(--_ink)}}p{top:var(--c)}');
  expect(parts.later).toContain('.past-theme{--a:5;--b:6;--_wax:7;--d:var(--_wax)}');
  expect(parts.later).toContain('{--a:0;--b:1;--c:2;--d:3}');
});

it('moves what the contrast setting says of such a token with it, and leaves the rest', () => {
  const contrast = (tokens: string) =>
    `@layer tokens{@media (prefers-contrast:more){:root:root,[class*=-theme][class*=-theme]{${tokens}}}}`;
  const parts = partStyles(
    `@layer tokens{:where(:root,[class*=-theme]){--a:0;--b:1}.past-theme{--a:2;--b:3}}${contrast('--a:4;--b:5')}p{top:var(--b)}`,
    { slug: 'past', unused: [] },
  );
  expect(parts.first).toContain(contrast('--b:5'));
  expect(parts.first).not.toContain('--a');
  expect(parts.later).toContain(contrast('--a:4'));
});

it('gives an era without a theme the defaults of the tokens, and the faces that these name', () => {
  const tokens =
    '@layer tokens{:where(:root,[class*=-theme]){--font-text:"Plain Fallback"}.past-theme{--font-text:"Old Fallback"}}p{font-family:var(--font-text)}@font-face{font-family:"Old Fallback";src:local(Arial)}@font-face{font-family:"Plain Fallback";src:local(Arial)}';
  const page = partStyles(tokens, { slug: 'none', sharedWith: 'past', unused: [] });
  expect(page.first).toContain('{--font-text:"Plain Fallback"}');
  expect(page.first).toContain('@font-face{font-family:"Plain Fallback"');
  expect(page.first).not.toMatch(/past-theme|@font-face\{font-family:"Old/);
});

it('gives a page in another era what the later styles that it shares leave out, and not the first theme', () => {
  const tokens =
    '@layer tokens{:where(:root,[class*="-theme"]){--a:0;--b:0}.past-theme{--a:1;--font-text:Old}.next-theme{--b:1;--font-text:"New Fallback"}.far-theme{--a:2;--b:2}.Card_card{font-family:var(--font-text);left:var(--a);top:var(--b)}}@font-face{font-family:"Old Fallback";src:local(Arial)}@font-face{font-family:"New Fallback";src:local(Arial)}';
  const shared = partStyles(tokens, { slug: 'past', themeless: true, unused: [] });
  const next = partStyles(tokens, { slug: 'next', sharedWith: 'past', unused: [] });
  expect(next.first).toContain('{--a:0;--b:0}.next-theme{--b:1;');
  expect(next.first).toContain('font-family:"New Fallback"');
  expect(next.first).not.toMatch(/\.(?:past|far)-theme|Old Fallback/);
  // Nothing is in neither.
  for (const rule of tokens.match(/\.\w+-theme\{[^}]*\}|@font-face\{[^}]*\}/g) ?? []) {
    expect(next.first + shared.later).toContain(rule);
  }
});

it.each(LATER_LOOKS)('moves the look of %s, which no scene begins with', (look) => {
  const rule = `.Panel_more[${look}]{opacity:1}`;
  const parts = partStyles(`.past-theme{--a:1}${rule}`, { slug: 'past', unused: [] });
  expect(parts.later).toBe(rule);
});

it('moves what a component begins a transition with, if the page does not show it', () => {
  const start = '@starting-style{.Lost_page{opacity:0}}';
  const parts = partStyles(`.past-theme{--a:1}${start}`, { slug: 'past', unused: ['Lost'] });
  expect(parts).toEqual({ first: '.past-theme{--a:1}', later: start });
});

it.each([
  ['a page that a translation has mirrored', '[dir=rtl] .Card_card{scale:-1 1}'],
  ['a picture that has not come for long', '.Image_image[data-late]{object-position:0 -200vh}'],
])('moves the look of %s', (_, rule) => {
  const parts = partStyles(`.past-theme{--a:1}${rule}`, { slug: 'past', unused: [] });
  expect(parts).toEqual({ first: '.past-theme{--a:1}', later: rule });
});
