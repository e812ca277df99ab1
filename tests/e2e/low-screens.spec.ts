import type { Page } from '@playwright/test';
import { builtInEras } from '@time-traveler/game-core';
import type { GamePage } from '../support/game-page';
import { groundContrast } from '../support/pixels';
import { focusRound, scrollToTop, sidewaysOverflow, smallTargets } from '../support/layout';
import { wordsInSight } from '../support/reading';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const windows = [
  [1366, 625],
  [1280, 600],
  [1280, 690],
] as const;

/** Returns how many pixels of the choices panel have to be scrolled to. */
const hiddenChoices = (game: GamePage) =>
  game.choiceScroller.evaluate((scroller) => scroller.scrollHeight - scroller.clientHeight);

/** Returns how many rows a set of elements is in: elements whose middles are less than half a line apart share one. */
const rowsOf = (page: Page, parts: string) =>
  page.locator(parts).evaluateAll((all) => {
    const middles = all
      .map((one) => one.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .map(({ top, height }) => top + height / 2)
      .toSorted((one, other) => one - other);
    return middles.filter((middle, index) => middle - (middles[index - 1] ?? -Infinity) > 8).length;
  });

/** Checks that header and timeline are as low as their targets allow, and leave the page to the scene. */
async function checkBars(game: GamePage, page: Page, where: string): Promise<void> {
  const [header, timeline] = [await game.banner.boundingBox(), await game.timeline.boundingBox()];
  // 48 px, or a target of 44 px and the edge of the era.
  expect.soft(header?.height, `${where}: header`).toBeLessThanOrEqual(49);
  expect.soft(timeline?.height, `${where}: timeline`).toBeLessThanOrEqual(49);
  expect.soft(await rowsOf(page, 'header h1, header button'), `${where}: header`).toBe(1);
  expect.soft(await smallTargets(page), `${where}: targets`).toEqual([]);
  expect.soft(await sidewaysOverflow(page), `${where}: overflow`).toEqual([]);
}

/** Checks that nothing is drawn through the words of the panel and of the bar. */
async function checkWords(game: GamePage, page: Page, where: string): Promise<void> {
  // A gradient and a shade of the era's pattern are less than this.
  expect.soft(await groundContrast(page, game.prompt), `${where}: prompt`).toBeLessThan(2);
  const impact = await game.impact.evaluate((text) => {
    const label = text.previousElementSibling?.getBoundingClientRect();
    const { top, left } = text.getBoundingClientRect();
    return (label?.bottom ?? NaN) <= top + 1 || (label?.right ?? NaN) <= left;
  });
  expect.soft(impact, `${where}: the label is clear of the impact`).toBe(true);
  const line = game.timeline.locator('[aria-current] span span').first();
  await expect.soft(line, `${where}: active name`).toHaveCSS('text-decoration-line', 'none');
}

/** Checks that the choices panel needs no scroller: every card has all its words, and the impact is below. */
async function checkChoices(game: GamePage, where: string): Promise<void> {
  expect.soft(await hiddenChoices(game), `${where}: cards and impact`).toBeLessThanOrEqual(1);
  for (const card of await game.cards.all()) {
    await expect.soft(card, where).toBeInViewport({ ratio: 1 });
    const cut = await card.evaluate((node) => {
      const last = [...node.querySelectorAll('span')].at(-1);
      return (last?.getBoundingClientRect().bottom ?? NaN) - node.getBoundingClientRect().bottom;
    });
    expect.soft(cut, `${where}: cut words`).toBeLessThanOrEqual(0);
  }
}

for (const era of builtInEras) {
  const { slug } = era.period;
  test(`in low windows a scene of ${slug} is read and decided with one scroller`, async ({
    game,
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1366, height: 625 });
    await game.open();
    await game.enter(era);
    for (const [width, height] of windows) {
      const where = `${width}×${height}`;
      await game.resize([width, height]);
      await checkBars(game, page, where);
      expect.soft((await wordsInSight(page)).seen, `${where}: words`).toBeGreaterThanOrEqual(80);
      await checkChoices(game, where);
      await checkWords(game, page, where);
      const picture = await game.story.locator('figure img').boundingBox();
      const ratio = (picture?.width ?? NaN) / (picture?.height ?? NaN);
      expect.soft(ratio, `${where}: the picture is no strip`).toBeLessThan(4.1);
      const impact = page.getByRole('region', { name: 'Current Impact', exact: true });
      await expect.soft(impact).toContainText('Your choices have not yet altered history');
      expect
        .soft((await impact.boundingBox())?.height, `${where}: the impact is one line`)
        .toBeLessThan(48);
    }
    for (const index of [0, 1]) {
      await game.cards.nth(index).click();
      await expect(game.impact).toContainText('You chose to');
      await expect(page.getByRole('button', { name: 'Undo choice' })).toBeVisible();
      await game.settle();
      for (const [width, height] of windows) {
        await game.resize([width, height]);
        const where = `${width}×${height}, decision ${index + 1}`;
        await checkChoices(game, where);
        await checkWords(game, page, where);
        expect.soft((await wordsInSight(page)).seen, `${where}: words`).toBeGreaterThanOrEqual(80);
        expect
          .soft(await rowsOf(page, 'section:has(> h3) + div button'), `${where}: one row`)
          .toBe(1);
        expect.soft((await focusRound(page)).hidden, `${where}: focus`).toEqual([]);
        await scrollToTop(page);
      }
    }
  });
}

test('at 1280×600 a background shows twelve lines, and its title and its frame are clear of the buttons', async ({
  game,
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1280, height: 600 });
  for (const { period } of builtInEras) {
    await page.goto(`/?era=${period.slug}`);
    await game.learnMore.click();
    await expect(game.dialog).toBeVisible();
    await game.settle();
    const { lines, covered, below } = await game.dialog.evaluate((dialog) => {
      const title = document.createRange();
      title.selectNodeContents(dialog.querySelector('h2') ?? dialog);
      const close = dialog.querySelector('[aria-label="Close"]')?.getBoundingClientRect();
      const { left = 0, right = 0, top = 0, bottom = 0 } = close ?? {};
      const text = dialog.querySelector('[tabindex="0"] p') ?? dialog;
      const room = text.closest('[tabindex="0"]')?.clientHeight ?? 0;
      const foot = [...dialog.querySelectorAll('button')].at(-1)?.getBoundingClientRect();
      return {
        below: dialog.getBoundingClientRect().bottom - (foot?.bottom ?? 0),
        lines: room / parseFloat(getComputedStyle(text).lineHeight),
        covered: [...title.getClientRects()].filter(
          (line) =>
            line.right > left && line.left < right && line.bottom > top && line.top < bottom,
        ).length,
      };
    });
    expect.soft(lines, `${period.slug}: lines`).toBeGreaterThanOrEqual(12);
    expect.soft(covered, `${period.slug}: lines of the title below the button`).toBe(0);
    // The iron of 1845 is 14 px wide.
    expect
      .soft(below, `${period.slug}: room below the last button`)
      .toBeGreaterThan(period.slug === 'industrial' ? 16 : 6);
  }
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('at 1280×600 cards that come to rest are not marked as cut', async ({ game, page }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await game.open();
    for (const era of builtInEras) {
      await game.cards.first().click();
      await expect(game.impact).toContainText('You chose to');
      await game.enter(era);
      const mark = game.choicePanel.locator('[data-mark="more"]');
      await expect.soft(mark, era.period.slug).toBeHidden();
      expect.soft(await hiddenChoices(game), era.period.slug).toBeLessThanOrEqual(1);
    }
  });
});
