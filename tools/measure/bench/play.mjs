// @ts-check
import { inFreshBrowser } from './emulation.mjs';
import { recordNetwork, settle } from './network.mjs';
import { press } from './press.mjs';
import { median } from './statistics.mjs';
/** @import { CDPSession, Page } from 'playwright' */
/** @import { BenchEra, BenchPage, Figures } from './types' */

/**
 * Measures the first opening of the dialog and one change to every other era, with the cache on, once the
 * page has come to rest.
 * @param {BenchPage} bench
 * @returns {Promise<Figures>}
 */
export function play(bench) {
  return inFreshBrowser({ serviceWorkers: 'block', page: bench }, async (open) => {
    const { page, session } = await open(true);
    const recording = recordNetwork(session, page);
    await page.goto(bench.url, { waitUntil: 'commit' });
    await settle(page, recording);
    const dialog = bench.dialogOpener
      ? await openDialog(page, bench.dialogOpener)
      : { dialogPaint: null, dialogReadable: null };
    /** @type {Awaited<ReturnType<typeof press>>[]} */
    const changes = [];
    for (const era of bench.eras?.slice(1) ?? []) {
      changes.push(await press(page, eraButton(page, era), { kind: 'title', text: era.title }));
    }
    const times = (/** @type {'paint' | 'nextFrame' | 'reached'} */ key) =>
      changes.flatMap(({ [key]: time }) => (time === null ? [] : [time]));
    return {
      ...dialog,
      eraPaint: median(times('paint')),
      eraTitle: median(times('reached')),
      slowestEraTitle: changes.length > 0 ? Math.max(...times('reached')) : null,
    };
  });
}

/**
 * @param {Page} page
 * @param {string} opener its text
 */
async function openDialog(page, opener) {
  const { paint, reached } = await press(page, dialogButton(page, opener), { kind: 'dialog' });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return { dialogPaint: paint, dialogReadable: reached };
}

/** Rounds through all eras: 100 changes with five eras. */
const rounds = 20;

/**
 * Measures what 100 era changes leave behind: the JavaScript heap after a forced collection, and the DOM
 * nodes, detached ones too. The processor and the network are not slowed down.
 * @param {BenchPage} bench
 * @returns {Promise<Figures>}
 */
export function hundredEraChanges(bench) {
  return inFreshBrowser({ serviceWorkers: 'block', page: bench }, async (open) => {
    const { page, session } = await open(false);
    const recording = recordNetwork(session, page);
    await page.goto(bench.url);
    await settle(page, recording);
    const [first, ...others] = bench.eras ?? [];
    if (first === undefined) throw new Error(`${bench.name} has no eras`);
    const change = async () => {
      await changeEras(page, [...others, first], rounds);
      await settle(page, recording);
      return memoryOf(session);
    };
    // The first 100 changes load what is loaded once, and make the engine compile what runs often.
    const before = await change();
    const after = await change();
    return {
      heapBefore: before.heap,
      heapAfter: after.heap,
      heapGrowth: after.heap - before.heap,
      nodesBefore: before.nodes,
      nodesAfter: after.nodes,
      nodeGrowth: after.nodes - before.nodes,
    };
  });
}

/**
 * Goes through the eras by one script in the page: each call from outside would leave code in the heap.
 * @param {Page} page
 * @param {readonly BenchEra[]} eras
 * @param {number} times
 */
async function changeEras(page, eras, times) {
  const stops = await Promise.all(
    eras.map(async (era) => ({
      button: await eraButton(page, era).elementHandle(),
      title: era.title,
    })),
  );
  await page.evaluate(
    async ({ stops, times }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const isShown = (/** @type {string} */ title) =>
        [...document.querySelectorAll('h1, h2')].some(({ textContent }) => textContent === title);
      for (let round = 0; round < times; round += 1) {
        for (const { button, title } of stops) {
          if (!(button instanceof HTMLElement) || !button.isConnected) {
            throw new Error(`The timeline has no button for "${title}" any more`);
          }
          button.click();
          const limit = performance.now() + 20_000;
          while (!isShown(title)) {
            if (performance.now() > limit) throw new Error(`"${title}" did not appear`);
            await frame();
          }
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      }
    },
    { stops, times },
  );
}

/** @param {CDPSession} session */
async function memoryOf(session) {
  // The first collection runs finalisers, whose garbage the second one takes.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes };
}

/**
 * Returns what opens the dialog.
 * @param {Page} page
 * @param {string} opener its text
 */
export function dialogButton(page, opener) {
  return page.getByText(opener, { exact: true });
}

/**
 * Returns an era's entry on the timeline.
 * @param {Page} page
 * @param {BenchEra} era
 */
export function eraButton(page, { name }) {
  return page.getByRole('navigation').getByRole('button', { name, exact: true });
}
