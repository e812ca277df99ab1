import { expect, it } from 'vitest';
import { readCategories } from './lighthouse-audits.mjs';

const audit = (id: string, rest: object) => [
  id,
  { id, title: id, description: '', score: 1, scoreDisplayMode: 'numeric', ...rest },
];

const report = (score: number, audits: readonly (readonly unknown[])[]) =>
  ({
    runWarnings: [],
    audits: Object.fromEntries(audits),
    categories: {
      performance: {
        id: 'performance',
        title: 'Performance',
        score,
        auditRefs: audits.map(([id], weight) => ({ id, weight })),
      },
    },
  }) as unknown as Parameters<typeof readCategories>[0];

it('reads the score and names only audits that are not perfect, the heaviest first', () => {
  const [category] = readCategories(
    report(0.99, [
      audit('advice', { score: 0.5, scoreDisplayMode: 'metricSavings' }),
      audit('perfect', {}),
      audit('by-hand', { score: null, scoreDisplayMode: 'manual' }),
      audit('broken', { score: null, scoreDisplayMode: 'error', errorMessage: 'No trace' }),
      audit('blocking', { score: 0.9, displayValue: '120 ms' }),
    ]),
  );
  expect(category).toEqual({
    title: 'Performance',
    score: 99,
    flaws: [
      { id: 'blocking', title: 'blocking', score: 0.9, weight: 4, reasons: ['120 ms'] },
      { id: 'broken', title: 'broken', score: 0, weight: 3, reasons: ['No trace'] },
      { id: 'advice', title: 'advice', score: 0.5, weight: 0, reasons: [] },
    ],
  });
});

it('names the first three places of an audit and how many follow', () => {
  const items = [
    { url: '/a.js', wastedBytes: 2047.6 },
    { node: { selector: 'main > img' } },
    { groupLabel: 'Other', duration: 12.2 },
    { url: '/b.js' },
    { url: '/c.js' },
  ];
  const details = { type: 'table', headings: [], items };
  const [category] = readCategories(report(1, [audit('unused', { score: 0, details })]));
  expect(category?.flaws[0]?.reasons).toEqual([
    '/a.js, 2048 bytes too many',
    'main > img',
    'Other, 12 ms',
    'and 2 more',
  ]);
});
