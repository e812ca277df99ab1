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
  const { paint, reached } = await press(page, page.getByText(opener, { exact: true }), {
    kind: 'dialog',
  });
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return { dialogPaint: paint, dialogReadable: reached };
}

/** Rounds through all eras before the memory is measured: they load what is loaded once. */
const warmUps = 2;
/** Rounds through all eras that are measured: 100 changes with five eras. */
const rounds = 20;

/**
 * Measures what 100 era changes leave behind: the JavaScript heap after a forced collection, and the DOM
 * nodes, detached ones too. The processor and the line are not slowed down.
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
    const changeEras = async (/** @type {number} */ times) => {
      for (let round = 0; round < times; round += 1) {
        for (const era of [...others, first]) await enter(page, era);
      }
      await settle(page, recording);
      return memoryOf(session);
    };
    const before = await changeEras(warmUps);
    const after = await changeEras(rounds);
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
 * @param {Page} page
 * @param {BenchEra} era
 */
async function enter(page, era) {
  await eraButton(page, era).click();
  await page.getByRole('heading', { name: era.title, exact: true }).waitFor();
  // The cross-fade takes the press of whoever comes before it has ended.
  await page.waitForTimeout(50);
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
 * @param {Page} page
 * @param {BenchEra} era
 */
function eraButton(page, { name }) {
  return page.getByRole('navigation').getByRole('button', { name, exact: true });
}
