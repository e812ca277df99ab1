// @ts-check
/** @import { Browser, Page } from 'playwright' */

/**
 * An event of Chromium's trace; times in microseconds. `tdur` is the processor's time, in which other programs do not count.
 * @typedef {{ name: string, pid: number, tid: number, ts: number, dur?: number, tdur?: number, args: any }} TraceEvent
 */

/** What the names of marks begin with. */
export const prefix = 'bench:';

/** The share of a page's boxes that a layout of the whole page lays out at least. */
const wholePage = 0.8;

const layout = 'Layout';
const style = 'UpdateLayoutTree';

/**
 * Records what the page's main thread does until `end` is called. `mark` names a moment.
 * @param {Browser} browser
 * @param {Page} page
 */
export async function startTrace(browser, page) {
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'blink.user_timing', 'loading'],
  });
  return {
    /** @param {string} name */
    mark: (name) => page.evaluate((mark) => void performance.mark(mark), `${prefix}${name}`),
    end: async () => readTrace(JSON.parse((await browser.stopTracing()).toString()).traceEvents),
  };
}

/**
 * Returns what a trace says about the thread that has set the marks.
 * @param {readonly TraceEvent[]} events
 */
export function readTrace(events) {
  const marks = events.filter(({ name }) => name.startsWith(prefix));
  const [first] = marks;
  if (first === undefined) throw new Error('The trace has no mark');
  const own = events.filter(({ pid, tid }) => pid === first.pid && tid === first.tid);
  const moment = (/** @type {string} */ name) =>
    marks.findLast((mark) => mark.name === `${prefix}${name}`)?.ts ?? Infinity;
  const between = (/** @type {number} */ from, /** @type {number} */ to) =>
    own.filter(({ ts }) => ts >= from && ts < to);
  return {
    /** Returns how many layouts of the whole page there were from the first paint to a mark. */
    wholeLayouts: (/** @type {string} */ to) => {
      const paint = own.findLast(({ name }) => name === 'firstContentfulPaint');
      // A picture of vectors is laid out as a separate document.
      return between(paint?.ts ?? 0, moment(to)).filter(
        (event) => isWhole(event) && event.args.beginData.frame === paint?.args.frame,
      ).length;
    },
    /** Returns the milliseconds of style and layout between two marks. */
    styleAndLayout: (/** @type {string} */ from, /** @type {string} */ to) =>
      between(moment(from), moment(to))
        .filter(({ name }) => name === layout || name === style)
        .reduce(addTime, 0),
    /** Returns how many elements each pass between two marks styled. A pass also counts what it styles again. */
    styled: (/** @type {string} */ from, /** @type {string} */ to) =>
      between(moment(from), moment(to))
        .filter(({ name }) => name === style)
        .map(({ args }) => /** @type {number} */ (args.elementCount)),
    /** Returns the milliseconds that the page's scripts take to answer the click between two marks, layouts they force included. */
    click: (/** @type {string} */ from, /** @type {string} */ to) =>
      between(moment(from), moment(to))
        .filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click')
        .reduce(addTime, 0),
  };
}

/**
 * @param {number} sum in milliseconds
 * @param {TraceEvent} event
 */
function addTime(sum, { dur = 0, tdur = dur }) {
  return sum + tdur / 1000;
}

/** @param {TraceEvent} event */
function isWhole({ name, args }) {
  const { dirtyObjects = 0, totalObjects = Infinity } = args?.beginData ?? {};
  return name === layout && dirtyObjects >= wholePage * totalObjects;
}
