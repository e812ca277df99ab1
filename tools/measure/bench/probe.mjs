// @ts-check
/** @import { BenchPage, Goal, Probe, Seen } from './types' */

/**
 * Runs in the page before anything else and records what it sees in `window.bench`. It refers to nothing
 * outside itself, because it is sent to the browser as text.
 * @param {Pick<BenchPage, 'choice' | 'expect' | 'endText'>} page
 */
export function probe({ choice, expect, endText }) {
  /** @type {Seen} */
  const seen = {
    firstPaint: null,
    largestPaint: 0,
    layoutShift: 0,
    longTasks: [],
    choicesUsable: null,
    press: null,
    eventDurations: [],
    nextFrame: null,
    reached: null,
  };
  /** @type {Goal} */
  let goal = { kind: 'ending' };

  const pressEvent = /^(?:pointerdown|pointerup|click|mousedown|mouseup|keydown|keyup)$/;
  /** @type {(type: string, take: (entry: any) => void, options?: object) => void} */
  const observe = (type, take, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime));
  observe('longtask', ({ duration }) => seen.longTasks.push(duration));
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.layoutShift += value;
  });
  observe(
    'event',
    ({ name, duration }) => {
      if (pressEvent.test(name)) seen.eventDurations.push(duration);
    },
    { durationThreshold: 16 },
  );

  /** Returns the opacity that an element has with all its ancestors, or 0 if it is hidden. */
  const opacity = (/** @type {Element} */ element) => {
    let product = 1;
    /** @type {Element | null} */
    let at = element;
    while (at !== null) {
      const style = getComputedStyle(at);
      if (style.visibility === 'hidden' || style.display === 'none') return 0;
      product *= Number(style.opacity);
      const root = at.getRootNode();
      at = at.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    }
    return product;
  };
  const readable = (/** @type {Element} */ element) => opacity(element) >= 0.9;
  const usable = (/** @type {Element} */ element) => {
    const { width, height } = element.getBoundingClientRect();
    const disabled =
      /** @type {HTMLButtonElement} */ (element).disabled ||
      element.getAttribute('aria-disabled') === 'true';
    return width > 4 && height > 4 && !disabled && readable(element);
  };
  const wordsOf = (/** @type {Element} */ element) => {
    const text = element instanceof HTMLElement ? element.innerText : '';
    return text.replace(/\s+/g, ' ');
  };
  const drawn = (/** @type {Element} */ element) => element.getClientRects().length > 0;

  /** Returns the innermost element that shows the words of the ending. */
  const findEnding = () => {
    if (!wordsOf(document.body).includes(endText)) return null;
    /** @type {Element} */
    let found = document.body;
    for (;;) {
      const inner = [...found.children].findLast(
        (child) => drawn(child) && wordsOf(child).includes(endText),
      );
      if (inner === undefined) return found;
      found = inner;
    }
  };
  /** Returns the innermost element with the last words of an element: they may fade in later. */
  const lastWords = (/** @type {Element} */ element) => {
    const text = (/** @type {Element} */ of) => (of.textContent ?? '').trim();
    let last = element;
    for (;;) {
      const inner = [...last.children].findLast((child) => text(child) !== '' && drawn(child));
      if (inner === undefined || !text(last).endsWith(text(inner))) return last;
      last = inner;
    }
  };

  const isReached = () => {
    if (goal.kind === 'ending') {
      const ending = findEnding();
      return ending !== null && readable(ending) && readable(lastWords(ending));
    }
    if (goal.kind === 'dialog') {
      const dialog = document.querySelector('[role=dialog]');
      return dialog !== null && drawn(dialog) && readable(dialog);
    }
    const { text } = goal;
    return [...document.querySelectorAll('h1, h2')].some(
      (heading) => heading.textContent === text && drawn(heading) && readable(heading),
    );
  };

  /** Calls back when the frame that is being made has been handed over to be painted. */
  const afterFrame = (/** @type {() => void} */ callback) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', callback);
    port1.start();
    port2.postMessage(null);
  };
  const sincePress = () => performance.now() - (seen.press ?? 0);

  let reached = false;
  const eachFrame = () => {
    requestAnimationFrame(eachFrame);
    if (document.body === null) return;
    // After the frame, so that no frame that is measured pays for what is read from the page.
    if (seen.choicesUsable === null) {
      afterFrame(() => {
        const at = performance.now();
        if (seen.choicesUsable !== null) return;
        const all = [...document.querySelectorAll(choice)];
        if (all.filter(usable).length >= expect) seen.choicesUsable = at;
      });
    } else if (seen.press !== null && !reached) {
      afterFrame(() => {
        const at = sincePress();
        if (reached || !isReached()) return;
        reached = true;
        seen.reached = at;
      });
    }
  };
  requestAnimationFrame(eachFrame);

  /** @type {Probe['arm']} */
  const arm = (next) => {
    goal = next;
    reached = false;
    Object.assign(seen, { press: null, nextFrame: null, reached: null, eventDurations: [] });
    addEventListener(
      'pointerup',
      ({ timeStamp }) => {
        seen.press = timeStamp;
        requestAnimationFrame(() => afterFrame(() => (seen.nextFrame = sincePress())));
      },
      { capture: true, once: true },
    );
  };
  window.bench = { seen, arm };
}
