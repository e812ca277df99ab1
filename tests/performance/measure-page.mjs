/** How long a page may still be at work before it counts as at rest, in milliseconds. */
const quiet = 1_500;

/** Takes a browser, an address and what it is throttled to; opens the page with an empty cache and gives its times in ms. */
export async function measurePage(browser, url, { cpu, network }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    if (network) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
    }
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction((quiet) => performance.now() - window.lastWork() > quiet, quiet, {
      polling: 250,
    });
    return await page.evaluate(() => window.readTimes());
  } finally {
    await context.close();
  }
}

/** Runs in the page before anything else: keeps what only observers are told. */
function watch() {
  const seen = { largest: 0, tasks: [], shift: 0 };
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => (seen.largest = startTime));
  observe('longtask', (task) => seen.tasks.push(task));
  observe(
    'layout-shift',
    ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value),
  );

  const firstCall = () =>
    performance.getEntriesByType('resource').find(({ initiatorType }) => initiatorType === 'fetch')
      ?.startTime ?? 0;
  const ends = (entries) =>
    Math.max(0, ...entries.map(({ startTime, duration }) => startTime + duration));
  window.lastWork = () =>
    Math.max(ends(seen.tasks), ends(performance.getEntriesByType('resource')), 1);

  window.readTimes = () => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const [page] = performance.getEntriesByType('navigation');
    // The game asks for its periods in the effect that follows hydration: from then on it answers.
    const awake = firstCall() || page.domContentLoadedEventEnd;
    const before = seen.tasks.filter(({ startTime }) => startTime < awake);
    const late = seen.tasks.filter(({ startTime }) => startTime >= paint);
    return {
      'first contentful paint': paint,
      'largest contentful paint': seen.largest,
      interactive: Math.max(paint, awake, ends(before)),
      'total blocking time': late.reduce((sum, { duration }) => sum + duration - 50, 0),
      'layout shift × 1000': seen.shift * 1000,
    };
  };
}
