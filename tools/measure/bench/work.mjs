// @ts-check
import { inFreshBrowser } from './emulation.mjs';
import { recordNetwork, settle } from './network.mjs';
import { dialogButton, eraButton } from './play.mjs';
import { press } from './press.mjs';
import { startTrace } from './trace.mjs';
/** @import { Locator } from 'playwright' */
/** @import { BenchPage, Figures, Goal } from './types' */

/**
 * Measures from a trace what the page lays out: after its first paint, and for each of three choices, the dialog and
 * a change to the next era. All in processor time, so a busy
 * machine changes little. The trace slows the page down, so these presses are not timed.
 * @param {BenchPage} bench
 * @returns {Promise<Figures>}
 */
export function work(bench) {
  return inFreshBrowser({ serviceWorkers: 'block', page: bench }, async (open) => {
    const { browser, page, session } = await open(true);
    const trace = await startTrace(browser, page);
    const recording = recordNetwork(session, page);
    await page.goto(bench.url, { waitUntil: 'commit' });
    await settle(page, recording);
    await trace.mark('rest');
    /** @type {string[]} */
    const pressed = [];
    const measure = async (
      /** @type {string} */ name,
      /** @type {Locator} */ target,
      /** @type {Goal} */ goal,
    ) => {
      await press(page, target, goal, () => trace.mark(name));
      await trace.mark(`after ${name}`);
      pressed.push(name);
    };
    const choices = page.locator(bench.choice);
    for (const [place, name] of ['first', 'second', 'third'].entries()) {
      if (await choices.nth(place).isVisible()) {
        await measure(name, choices.nth(place), { kind: 'ending' });
      }
    }
    if (bench.dialogOpener !== undefined) {
      await measure('dialog', dialogButton(page, bench.dialogOpener), { kind: 'dialog' });
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    const era = bench.eras?.[1];
    if (era !== undefined) {
      await measure('era', eraButton(page, era), { kind: 'title', text: era.title });
    }
    const { wholeLayouts, styleAndLayout, click } = await trace.end();
    const costs = pressed.flatMap((name) => [
      [`${name}Work`, styleAndLayout(name, `after ${name}`)],
      [`${name}Click`, click(name, `after ${name}`)],
    ]);
    return { wholeLayouts: wholeLayouts('rest'), ...Object.fromEntries(costs) };
  });
}
