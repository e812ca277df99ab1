// @ts-check
/** @import { Figures } from './types' */
/** @import { Metric } from './metrics.mjs' */
/** @import { Chunk } from './chunks.mjs' */
/** @import { ServerResult } from '../server/measure.mjs' */

const none = '–';

/**
 * Returns a Markdown table as Prettier writes it: the first column is text, the others are numbers.
 * @param {readonly (readonly string[])[]} rows the heading first
 * @param {number} textColumns how many columns from the left are text
 */
function markdownTable(rows, textColumns = 1) {
  const [heading = [], ...body] = rows;
  const widths = heading.map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const width = (/** @type {number} */ column) => widths[column] ?? 3;
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const padded = (/** @type {readonly string[]} */ row) =>
    line(
      row.map((cell, column) =>
        column < textColumns ? cell.padEnd(width(column)) : cell.padStart(width(column)),
      ),
    );
  const rule = heading.map((_, column) =>
    column < textColumns ? '-'.repeat(width(column)) : `${'-'.repeat(width(column) - 1)}:`,
  );
  return [padded(heading), line(rule), ...body.map(padded)].join('\n');
}

/**
 * Returns a table of pages: a row for each metric, a column for each page, and beside every page but the
 * floor its multiple of the floor.
 * @param {readonly Metric[]} metrics
 * @param {Record<string, Figures>} pages
 * @param {string} floor the name of the page that the others are compared with
 */
export function pageTable(metrics, pages, floor) {
  const isCompared = (/** @type {string} */ name) => pages[floor] !== undefined && name !== floor;
  const names = Object.keys(pages);
  const heading = ['', ...names.flatMap((name) => (isCompared(name) ? [name, '×'] : [name]))];
  const rows = metrics.map(({ key, label, format, ratio }) => {
    const base = ratio ? (pages[floor]?.[key] ?? null) : null;
    const cells = names.flatMap((name) => {
      const value = pages[name]?.[key] ?? null;
      const cell = value === null ? none : format(value);
      return isCompared(name) ? [cell, multiple(value, base)] : [cell];
    });
    return [label, ...cells];
  });
  return markdownTable([heading, ...rows]);
}

/** @type {(value: number | null, base: number | null) => string} */
function multiple(value, base) {
  return value === null || base === null || base === 0 ? none : (value / base).toFixed(2);
}

/** Returns a number with commas between its thousands. */
const grouped = (/** @type {number} */ value) => Math.round(value).toLocaleString('en-US');

/** @param {readonly Chunk[]} chunks */
export function chunkTable(chunks) {
  const first = chunks.filter((chunk) => chunk.first && chunk.file.endsWith('.js'));
  const scripts = chunks.filter(({ file }) => file.endsWith('.js'));
  const sum = (/** @type {readonly Chunk[]} */ list, /** @type {'brotli' | 'gzip'} */ key) =>
    list.reduce((total, chunk) => total + chunk[key], 0);
  const total = (/** @type {string} */ label, /** @type {readonly Chunk[]} */ list) => [
    label,
    '',
    grouped(sum(list, 'brotli')),
    grouped(sum(list, 'gzip')),
  ];
  return markdownTable(
    [
      ['chunk', 'loads', 'brotli, B', 'gzip, B'],
      ...chunks.map(({ file, first, brotli, gzip }) => [
        file,
        first ? 'first' : 'later',
        grouped(brotli),
        grouped(gzip),
      ]),
      total('scripts of the first screen', first),
      total('all scripts', scripts),
    ],
    2,
  );
}

/** @param {readonly { name: string, milliseconds: number }[]} rules */
export function rulesTable(rules) {
  const [base] = rules;
  return markdownTable([
    ['', 'ms', '×'],
    ...rules.map(({ name, milliseconds }) => [
      name,
      milliseconds.toFixed(2),
      multiple(milliseconds, base?.milliseconds ?? null),
    ]),
  ]);
}

/** @param {readonly ServerResult[]} results */
export function serverTable(results) {
  return markdownTable([
    ['request', 'requests/s', 'p50, ms', 'p99, ms', 'of the bare server'],
    ...results.map(({ request, rate, p50, p99, share }) => [
      request,
      grouped(rate),
      String(p50),
      String(p99),
      `${Math.round(share * 100)} %`,
    ]),
  ]);
}
