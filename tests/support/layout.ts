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
    [...document.querySelectorAll('button, a[href], input')].flatMap((target) => {
      const { width, height } = target.getBoundingClientRect();
      if (width === 0 || target.closest('[role=region] p') !== null) return [];
      const name = target.getAttribute('aria-label') ?? target.textContent?.slice(0, 30) ?? '';
      return width < 43.9 || height < 43.9 ? [`${name}: ${width} × ${height}`] : [];
    }),
  );
}

/** Presses Tab through the page; returns the focused elements, and which of them were covered or off screen. */
export async function focusRound(page: Page): Promise<{ stops: string[]; hidden: string[] }> {
  const stops: string[] = [];
  const hidden: string[] = [];
  await page.evaluate(() => {
    // Focusing the body makes the next Tab start at the beginning of the page.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    scrollTo(0, 0);
  });
  for (let turn = 0; turn < 60; turn += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(checkFocused);
    if (stop === null) break;
    stops.push(stop.name);
    if (stop.fault !== '') hidden.push(`${stop.name}: ${stop.fault}`);
  }
  return { stops, hidden };
}

/** Runs in the page: checks the focused element at its centre and near its corners. */
function checkFocused(): { name: string; fault: string } | null {
  const active = document.activeElement;
  if (active === null || active === document.body) return null;
  const name =
    active.getAttribute('aria-label') ?? active.textContent?.trim().slice(0, 30) ?? active.tagName;
  const { left, top, right, bottom, width, height } = active.getBoundingClientRect();
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
  const inset = Math.min(6, width / 4, height / 4);
  const points: [number, number][] = [
    [left + width / 2, top + height / 2],
    [left + inset, top + inset],
    [right - inset, top + inset],
    [left + inset, bottom - inset],
    [right - inset, bottom - inset],
  ];
  for (const [index, [x, y]] of points.entries()) {
    const hit = document.elementFromPoint(x, y);
    const own = hit !== null && (active.contains(hit) || hit.contains(active));
    // Rounded and cut corners show the background, so at corners only the bars count as covering.
    const covered =
      index === 0 ? !own : hit?.closest('header, nav') !== active.closest('header, nav');
    if (covered)
      return { name, fault: `covered at ${x}, ${y} by ${hit?.tagName} ${hit?.className}` };
  }
  return { name, fault: '' };
}
