import { format } from 'prettier';
import { expect, it } from 'vitest';
import { metrics } from './metrics.mjs';
import { chunkTable, pageTable, serverTable } from './table.mjs';

const pages = {
  floor: { js: 1024, firstPaint: 400, blocking: 3, layoutShift: 0 },
  game: { js: 130_048, firstPaint: 500, blocking: 60, layoutShift: 0.0126, choicePaint: 40 },
};

const cellsOf = (table: string, label: string) =>
  table
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find(([, first]) => first === label);

it('shows each page with its multiple of the floor', () => {
  const table = pageTable(metrics['first-visit'], pages, 'floor');
  expect(cellsOf(table, '')).toEqual(['', '', 'floor', 'game', '×', '']);
  expect(cellsOf(table, 'JavaScript, KiB on the wire')).toEqual([
    '',
    'JavaScript, KiB on the wire',
    '1.0',
    '127',
    '127.00',
    '',
  ]);
  expect(cellsOf(table, 'first paint, ms')?.slice(2, 5)).toEqual(['400', '500', '1.25']);
  expect(cellsOf(table, 'layout shift')?.slice(2, 5)).toEqual(['0.000', '0.013', '–']);
});

it('shows a dash for a figure that a page does not have', () => {
  const table = pageTable(metrics['first-visit'], pages, 'floor');
  expect(cellsOf(table, 'choice → paint, ms')?.slice(2, 5)).toEqual(['–', '40', '–']);
  expect(cellsOf(table, 'requests')?.slice(2, 5)).toEqual(['–', '–', '–']);
});

it('leaves the multiples out if the floor was not measured', () => {
  const table = pageTable(metrics.play, { game: { eraTitle: 30 } }, 'floor');
  expect(cellsOf(table, '')).toEqual(['', '', 'game', '']);
});

it('sums the scripts of the first screen, and all of them', () => {
  const table = chunkTable([
    { file: 'index.js', first: true, brotli: 1000, gzip: 1200 },
    { file: 'dialog.js', first: false, brotli: 300, gzip: 400 },
    { file: 'index.css', first: true, brotli: 50, gzip: 60 },
  ]);
  expect(cellsOf(table, 'scripts of the first screen')?.slice(3, 5)).toEqual(['1,000', '1,200']);
  expect(cellsOf(table, 'all scripts')?.slice(3, 5)).toEqual(['1,300', '1,600']);
});

it('can be pasted into a document that Prettier checks', async () => {
  const tables = [
    pageTable(metrics['first-visit'], pages, 'floor'),
    chunkTable([{ file: 'index.js', first: true, brotli: 1000, gzip: 1200 }]),
    serverTable([{ request: '`GET /`', rate: 21_016.4, p50: 1, p99: 4, share: 0.333 }]),
  ];
  for (const table of tables) {
    expect(await format(table, { parser: 'markdown' })).toBe(`${table}\n`);
  }
});
