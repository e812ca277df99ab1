import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Page, expect } from '@playwright/test';
import { compare, compareWithBaseline, kept } from './compare';
import { measureFor, presentDrawer, recordDrawer } from './drawn-with';
import { open, openQuickly, photograph, test } from './photograph';
import { ANOTHER_BROWSER } from './report-page';
import { allShots, baselines } from './shots';

/**
 * How often a screenshot that differs is taken again. For a whole page Chromium enlarges the window for a moment,
 * which now and then lays out a typeface's text wider by less than a thousandth.
 */
const retakes = (whole: boolean) => {
  // A changed token changes most of them, and the browser's rounding only a few.
  if (differing > MANY) return 1;
  return whole ? 12 : 3;
};

/** How many screenshots have differed in this process, and how many are no chance. */
let differing = 0;
const MANY = 10;

/** How many screenshots of a whole page are taken before it is loaded again: each may be laid out afresh. */
const TAKES = 4;

// By era, because a page that is open can show another story of its era without loading.
const shots = allShots().toSorted((one, other) => (one.era ?? '').localeCompare(other.era ?? ''));

/** Takes a screenshot again; `turn` counts from 0. */
type Draw = (turn: number) => Promise<Buffer>;

/** Returns the slug of the era that a story is drawn in. */
const shownEra = (page: Page) =>
  page.evaluate(() => /([\w-]+)-theme/.exec(document.documentElement.className)?.[1] ?? '');

/** Draws until two screenshots in a row agree, because text at half a pixel is sometimes rounded differently. */
async function settled(first: Buffer, draw: Draw, turns: number): Promise<Buffer> {
  let last = first;
  for (let turn = 0; turn < turns; turn += 1) {
    const next = await draw(turn);
    if ((await compare(last, next)).same) return next;
    last = next;
  }
  return last;
}

for (const shot of shots) {
  test(`${shot.name}${shot.era === null ? '' : ` in ${shot.era}`} matches its baseline`, async ({
    browser,
    site,
    window,
  }, info) => {
    info.annotations.push(
      { type: 'story', description: shot.storyId },
      { type: 'name', description: shot.name },
    );
    if (shot.era !== null) info.annotations.push({ type: 'era', description: shot.era });
    const draw: Draw = async (turn) => {
      if (!shot.whole || turn % TAKES === 0) await open(window, site, shot);
      return photograph(window, shot.whole);
    };
    await (info.config.updateSnapshots === 'all' ? open : openQuickly)(window, site, shot);
    if (shot.era === null)
      info.annotations.push({ type: 'era', description: await shownEra(window) });
    let actual = await photograph(window, shot.whole);
    const file = path.join(baselines, shot.file);
    const { measure, warning } = measureFor(presentDrawer(browser));

    if (info.config.updateSnapshots === 'all') {
      // Keep a baseline that still matches, so that an update changes only files of what changed.
      const agrees = async () =>
        existsSync(file) && (await compareWithBaseline(readFileSync(file), actual)).same;
      if (await agrees()) return;
      actual = await settled(actual, draw, retakes(shot.whole));
      if (await agrees()) return;
      mkdirSync(baselines, { recursive: true });
      writeFileSync(file, await kept(actual));
      return;
    }
    if (warning) info.annotations.push({ type: ANOTHER_BROWSER, description: warning });
    if (!existsSync(file)) {
      await info.attach('actual', { body: actual, contentType: 'image/png' });
      throw new Error(
        `${shot.file} has no baseline: look at the screenshot and run test:visual:update`,
      );
    }
    const expected = readFileSync(file);
    let found = await compareWithBaseline(expected, actual, measure);
    // A real change shows every time; a rounding difference of the browser does not.
    for (let turn = 0; turn < retakes(shot.whole) && !found.same; turn += 1) {
      actual = await draw(turn);
      found = await compareWithBaseline(expected, actual, measure);
    }
    const { same, words, at, difference } = found;
    if (!same) {
      differing += 1;
      if (at !== null) info.annotations.push({ type: 'at', description: `${at}` });
      await info.attach('expected', { body: expected, contentType: 'image/webp' });
      await info.attach('actual', { body: actual, contentType: 'image/png' });
      if (difference)
        await info.attach('difference', { body: difference, contentType: 'image/png' });
    }
    expect(same, `${words} See test-results/visual-report.html. ${warning ?? ''}`).toBe(true);
  });
}

test('every baseline belongs to a story', async ({ browser }, info) => {
  const wanted = new Set(shots.map(({ file }) => file));
  const orphans = readdirSync(baselines).filter(
    (name) => name.endsWith('.webp') && !wanted.has(name),
  );
  if (info.config.updateSnapshots === 'all') {
    for (const name of orphans) rmSync(path.join(baselines, name));
    recordDrawer(presentDrawer(browser));
    return;
  }
  expect(orphans).toEqual([]);
});
