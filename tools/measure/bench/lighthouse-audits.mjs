// @ts-check
/** @import { Result } from 'lighthouse' */

/**
 * What is read of a report of Lighthouse.
 * @typedef {Pick<Result, 'categories' | 'audits' | 'runWarnings'>} Report
 */

/**
 * An audit that is not perfect. Its weight is its share in the category's score; 0 is only advice.
 * @typedef {{ id: string, title: string, score: number, weight: number, reasons: string[] }} Flaw
 */

/**
 * Reads the scores of a report from 0 to 100, and in each category what is not perfect, the heaviest first.
 * @param {Report} report
 * @returns {{ title: string, score: number, flaws: Flaw[] }[]}
 */
export function readCategories({ categories, audits }) {
  return Object.values(categories).map(({ title, score, auditRefs }) => ({
    title,
    score: Math.round((score ?? 0) * 100),
    flaws: auditRefs
      .flatMap(({ id, weight }) => {
        const audit = audits[id];
        return audit !== undefined && isFlaw(audit) ? [flawOf(audit, weight)] : [];
      })
      .toSorted((a, b) => b.weight - a.weight),
  }));
}

/** @typedef {Result['audits'][string]} Audit */

/** @param {Audit} audit */
function isFlaw({ score, scoreDisplayMode }) {
  return scoreDisplayMode === 'error' || (score !== null && score < 1);
}

/**
 * @param {Audit} audit
 * @param {number} weight
 * @returns {Flaw}
 */
function flawOf({ id, title, score, displayValue, errorMessage, details }, weight) {
  const reasons = [errorMessage, displayValue, ...places(details)].flatMap(
    (reason) => reason || [],
  );
  return { id, title, score: score ?? 0, weight, reasons };
}

/** How many places of an audit are named. */
const named = 3;

/**
 * Returns the addresses, elements and labels that an audit names.
 * @param {Audit['details']} details
 * @returns {string[]}
 */
function places(details) {
  const items = details && 'items' in details ? details.items : null;
  if (!Array.isArray(items)) return [];
  const all = items.flatMap((item) => placeOf(item) ?? []);
  const rest = all.length - named;
  return [...all.slice(0, named), ...(rest > 0 ? [`and ${rest} more`] : [])];
}

/** @param {Record<string, any>} item a row of an audit's table */
function placeOf(item) {
  const place =
    item['node']?.selector ??
    item['url'] ??
    item['source']?.url ??
    item['groupLabel'] ??
    item['label'] ??
    item['description'];
  if (typeof place !== 'string') return null;
  const amounts = [
    amount(item['wastedBytes'], 'bytes too many'),
    amount(item['wastedMs'] ?? item['total'] ?? item['duration'], 'ms'),
  ];
  return [place, ...amounts.filter((text) => text !== null)].join(', ');
}

/** @type {(value: unknown, unit: string) => string | null} */
function amount(value, unit) {
  return typeof value === 'number' && value > 0 ? `${Math.round(value)} ${unit}` : null;
}
