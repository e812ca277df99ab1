import type { Page } from '@playwright/test';

/** Returns the elements that overflow the page sideways and are not clipped, by tag, class and text. */
export function sidewaysOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const clipped = (element: Element): boolean => {
      for (
        let parent = element.parentElement;
        parent && parent !== document.body;
        parent = parent.parentElement
      ) {
        const { overflowX, clip, clipPath } = getComputedStyle(parent);
        if (overflowX !== 'visible' || clip !== 'auto' || clipPath !== 'none') return true;
      }
      return false;
    };
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 1 && (right > width + 0.5 || left < -0.5) && !clipped(element);
    });
    const names = out.map(
      (element) => `${element.tagName} ${element.className} ${element.textContent?.slice(0, 30)}`,
    );
    const { scrollWidth } = document.documentElement;
    return scrollWidth > width
      ? [`the page is ${scrollWidth - width} px too wide`, ...names]
      : names;
  });
}

/** Returns controls below 44 × 44 px, by name and size; links inside text are exempt. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    // What is hidden from a screen reader repeats another way: the mark at the fold scrolls a text that scrolls itself.
    [...document.querySelectorAll('button:not([aria-hidden]), a[href], input')].flatMap(
      (target) => {
        const { width, height } = target.getBoundingClientRect();
        if (width === 0 || target.closest('[role=region] p, [data-term]') !== null) return [];
        const name = target.getAttribute('aria-label') ?? target.textContent?.slice(0, 30) ?? '';
        return width < 43.9 || height < 43.9 ? [`${name}: ${width} × ${height}`] : [];
      },
    ),
  );
}

/** What one round of the Tab key found. */
export interface FocusRound {
  /** The names of the focused elements, in order. */
  readonly stops: string[];
  /** The focused elements that were covered or off screen, and why. */
  readonly hidden: string[];
}

/** Presses Tab through the page; returns the focused elements, and which of them were covered or off screen. */
export async function focusRound(page: Page): Promise<FocusRound> {
  await page.evaluate(startRound);
  // Playwright waits for the end of each press. The browser accepts many presses at once.
  const browser = await page.context().newCDPSession(page);
  const tab = { type: 'rawKeyDown', key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 } as const;
  for (let turn = 0; turn < 6; turn += 1) {
    await Promise.all(
      Array.from({ length: 10 }, () => browser.send('Input.dispatchKeyEvent', tab)),
    );
    if (await page.evaluate(() => (window as WindowWithRound).focusRound?.hasEnded)) break;
  }
  await browser.send('Input.dispatchKeyEvent', { ...tab, type: 'keyUp' });
  await browser.detach();
  return page.evaluate(endRound);
}

/** Scrolls the page and its panels to their tops, from where a round of the Tab key has left them. */
export function scrollToTop(page: Page): Promise<void> {
  return page.evaluate(() => {
    scrollTo(0, 0);
    for (const panel of document.querySelectorAll('main > section > *')) panel.scrollTo(0, 0);
  });
}

/** What the page writes down during a round of the Tab key. */
interface RoundInPage extends FocusRound {
  /** True once the focus has left the page. */
  hasEnded: boolean;
  /** Ends the listening. */
  readonly listening: AbortController;
}

type WindowWithRound = Window & { focusRound?: RoundInPage };

/** Runs in the page: returns what was found, and stops listening. */
function endRound(): FocusRound {
  const { focusRound: round } = window as WindowWithRound;
  if (round === undefined) throw new Error('No round of the Tab key has started');
  round.listening.abort();
  return { stops: round.stops, hidden: round.hidden };
}

/** Runs in the page: starts a round, in which each press of Tab checks the focused element. */
function startRound(): void {
  const round: RoundInPage = {
    stops: [],
    hidden: [],
    hasEnded: false,
    listening: new AbortController(),
  };
  (window as WindowWithRound).focusRound = round;
  const { signal } = round.listening;
  let presses = 0;
  // Each press checks where the former one has led.
  addEventListener(
    'keydown',
    (event) => {
      presses += 1;
      if (presses === 1) return;
      const stop = round.hasEnded ? null : checkFocused();
      if (stop === null) {
        round.hasEnded = true;
        // The presses that are still on their way would start the next round.
        event.preventDefault();
        return;
      }
      round.stops.push(stop.name);
      if (stop.fault !== '') round.hidden.push(`${stop.name}: ${stop.fault}`);
    },
    { signal, capture: true },
  );
  // Focusing the body makes the next Tab start at the beginning of the page.
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  scrollTo(0, 0);

  // Checks the focused element at its centre and near its corners.
  function checkFocused(): { name: string; fault: string } | null {
    const active = document.activeElement;
    if (active === null || active === document.body) return null;
    const name =
      active.getAttribute('aria-label') ??
      active.textContent?.trim().slice(0, 30) ??
      active.tagName;
    const { left, top, right, bottom, height } = active.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const footer = document.querySelector('nav')?.getBoundingClientRect().top ?? innerHeight;
    const inBars = active.closest('header, nav') !== null;
    let [ceiling, floor] = inBars ? [0, innerHeight] : [header, footer];
    // A scrolling panel may leave less visible space.
    for (
      let box = active.parentElement;
      box !== null && box !== document.body;
      box = box.parentElement
    ) {
      if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
      const edge = box.getBoundingClientRect();
      [ceiling, floor] = [Math.max(ceiling, edge.top), Math.min(floor, edge.bottom)];
    }
    // An element taller than the space between the bars is only partly visible.
    if (height > floor - ceiling) {
      const seen = Math.min(bottom, floor) - Math.max(top, ceiling);
      return {
        name,
        fault: seen < Math.min(100, floor - ceiling) ? `only ${seen} px of it are in sight` : '',
      };
    }
    if (top < ceiling - 1 || bottom > floor + 1 || left < -1 || right > innerWidth + 1) {
      const place = `${left}, ${top} to ${right}, ${bottom}`;
      return { name, fault: `out of sight at ${place}; the room is ${ceiling} to ${floor}` };
    }
    // A term may continue on the next line: between its two boxes is other text.
    const points = [...active.getClientRects()].flatMap((box) => {
      const inset = Math.min(6, box.width / 4, box.height / 4);
      return [
        [box.left + box.width / 2, box.top + box.height / 2, 'centre'],
        [box.left + inset, box.top + inset, 'corner'],
        [box.right - inset, box.top + inset, 'corner'],
        [box.left + inset, box.bottom - inset, 'corner'],
        [box.right - inset, box.bottom - inset, 'corner'],
      ] as const;
    });
    for (const [x, y, place] of points) {
      const hit = document.elementFromPoint(x, y);
      const own = hit !== null && (active.contains(hit) || hit.contains(active));
      // Rounded and cut corners show the background, so at corners only the bars count as covering.
      const covered =
        place === 'centre' ? !own : hit?.closest('header, nav') !== active.closest('header, nav');
      if (covered)
        return { name, fault: `covered at ${x}, ${y} by ${hit?.tagName} ${hit?.className}` };
    }
    return { name, fault: '' };
  }
}
