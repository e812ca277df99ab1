import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { builtInPeriods } from './built-in';
import { eraInAddress } from './era-in-address';

const slugs = builtInPeriods.map(({ slug }) => slug);
const anySlug = fc.constantFrom(...slugs);
/** What chats, mail programs and people put around a link or its value. */
const before = ['', ' ', '%20', '+', '"', '%22', '“', '%E2%80%9C', '(', '\u200B', '%E2%80%8B', '<'];
const after = [
  ...before,
  ...[
    '.',
    ',',
    ';',
    ':',
    '!',
    '?',
    ')',
    ']',
    '/',
    '…',
    '\u00A0',
    '\uFEFF',
    '%C2%A0',
    '%0A',
    '*',
    '_',
  ],
  ...[
    '.)',
    '%29.',
    '&',
    '&from=chat',
    '?from=chat',
    '&amp;from=chat',
    '#',
    '%23',
    '&era=',
    '-',
    '.html',
  ],
];
const starts = [
  '?',
  '?from=a&',
  '?from=a&amp;',
  '?from=a?',
  '?&',
  '??',
  '?amp;',
  '%3F',
  '?from=a%26',
];
const equals = ['=', '%3D', '= ', '=='];
const cases = [
  (slug: string) => slug,
  (slug: string) => slug.toUpperCase(),
  (slug: string) => slug.charAt(0).toUpperCase() + slug.slice(1),
];

const link = fc.record({
  slug: anySlug,
  start: fc.constantFrom(...starts),
  equal: fc.constantFrom(...equals),
  name: fc.constantFrom('era', 'Era', 'ERA'),
  before: fc.constantFrom(...before),
  spelt: fc.constantFrom(...cases),
  after: fc.constantFrom(...after),
});
type Link = typeof link extends fc.Arbitrary<infer Value> ? Value : never;
const written = (parts: Link) =>
  parts.start + parts.name + parts.equal + parts.before + parts.spelt(parts.slug) + parts.after;

describe('an address that names an era', () => {
  it('is read as it was meant, however a chat has left it', () => {
    fc.assert(
      fc.property(link, (parts) => {
        expect(eraInAddress(written(parts), slugs)).toBe(parts.slug);
      }),
    );
  });

  it('is read in the same way after the browser has parsed it', () => {
    fc.assert(
      fc.property(link, (parts) => {
        const { search } = new URL(written(parts).replace(/^%3F/, '?'), 'https://example.org/');
        expect(eraInAddress(search, slugs)).toBe(parts.slug);
      }),
    );
  });

  it('means the first era if it names two', () => {
    fc.assert(
      fc.property(link, link, (first, second) => {
        const both = `${written(first)}&era=${second.slug}`;
        expect(eraInAddress(both, slugs)).toBe(first.slug);
      }),
    );
  });
});

describe('an address that names none', () => {
  it.each([
    ...[
      '',
      '?',
      '?era',
      '?era=',
      '?era=nonsense',
      '?era=futures',
      '?era=a-future',
      '?era=future-2',
    ],
    ...['?x-era=future', '?xera=future', '?era=&from=future', '?eras=future', '?from=future'],
    ...['?era=constructor', '?era=%00', '?era=../index', '?era=future7'],
  ])('is %s', (search) => {
    expect(eraInAddress(search, slugs)).toBeUndefined();
  });

  it('may hold anything', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect([undefined, ...slugs]).toContain(eraInAddress(text, slugs));
      }),
    );
  });
});

it('tells an era from one whose slug begins with the same word', () => {
  const orders = [
    ['medieval', 'medieval-japan'],
    ['medieval-japan', 'medieval'],
  ];
  for (const slugs of orders) {
    for (const slug of slugs) expect(eraInAddress(`?era=${slug}`, slugs)).toBe(slug);
  }
});

it('takes no longer for a long address', () => {
  const start = performance.now();
  for (const part of ['%', '%20', ';era', ';era=%%', '%20era='])
    eraInAddress(part.repeat(20_000), slugs);
  expect(performance.now() - start).toBeLessThan(1_000);
});
