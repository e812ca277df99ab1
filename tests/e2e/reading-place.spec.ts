import type { Locator, Page } from '@playwright/test';
import type { Era } from '@time-traveler/game-core';
import { type GamePage, eraNamed } from '../support/game-page';
import { holdBack } from '../support/held';
import { middleOf, swipeUp, tapAt } from '../support/press';
import { expect, test } from '../support/test';

/** How far a card may be from where it was, in CSS pixels. */
const STILL_PX = 2;

const firstOf = ({ choices }: Era) => choices[0]?.text ?? '';
const topOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);

/** Goes to the end of the scene with a finger. Returns where its third card is then. */
async function readToTheEnd(game: GamePage): Promise<number> {
  await game.settle();
  await swipeUp(game.page, 3_000);
  await expect(game.cards.nth(2)).toBeInViewport();
  return topOf(game.cards.nth(2));
}

/** Enters an era and decides there, if so wanted, as a visitor on a phone. */
async function play(game: GamePage, era: Era, decides: boolean): Promise<void> {
  const { page } = game;
  await game.open();
  await tapAt(page, await middleOf(game.eraButton(era)));
  await expect(game.title(era.scenario.title)).toBeVisible();
  if (!decides) return;
  await game.settle();
  await game.card(firstOf(era)).scrollIntoViewIfNeeded();
  await tapAt(page, await middleOf(game.card(firstOf(era))));
  await expect(game.title(`Aftermath: ${firstOf(era)}`)).toBeVisible();
  // The journey keeps a decision once its code has loaded.
  await expect(game.button('Undo choice')).toBeVisible();
}

/** Leaves the page and comes back to the same entry of the history. */
async function comeBack(page: Page, way: 'reload' | 'Back'): Promise<void> {
  if (way === 'reload') return void (await page.reload());
  await page.goto('/historical-context.html');
  await page.goBack();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const slug of ['renaissance', 'modern'])
    for (const scene of ['the first scene', 'what follows a choice'])
      test(`a reload and Back find the place in ${scene} of ${slug} again`, async ({
        game,
        page,
      }) => {
        await play(game, eraNamed(slug), scene !== 'the first scene');
        const before = await readToTheEnd(game);
        for (const way of ['reload', 'Back'] as const) {
          await comeBack(page, way);
          const off = async () => Math.abs((await topOf(game.cards.nth(2))) - before);
          await expect.poll(off, way).toBeLessThanOrEqual(STILL_PX);
          await game.settle();
          expect(await off(), way).toBeLessThanOrEqual(STILL_PX);
        }
      });

  test('the place is found at once, and kept while the styles, typefaces and journey come', async ({
    game,
    page,
  }) => {
    const era = eraNamed('future');
    await play(game, era, true);
    const before = await readToTheEnd(game);
    const files = await holdBack(page, /\.woff2?$|\/later-[^/]*\.css$|\/journey-[^/]*\.js$/);
    await page.reload({ waitUntil: 'commit' });
    await expect(game.title(`Aftermath: ${firstOf(era)}`)).toBeAttached();
    files.release();
    const undo = game.button('Undo choice');
    await expect(undo).toBeInViewport();
    await game.settle();
    expect(Math.abs((await topOf(game.cards.nth(2))) - before)).toBeLessThanOrEqual(STILL_PX);
  });

  test('who scrolls on after a reload is left where they are, whatever comes late', async ({
    game,
    page,
  }) => {
    const era = eraNamed('industrial');
    await play(game, era, true);
    await readToTheEnd(game);
    const files = await holdBack(page, /\.woff2?$|\/journey-[^/]*\.js$/);
    await page.reload({ waitUntil: 'commit' });
    await expect(game.title(`Aftermath: ${firstOf(era)}`)).toBeVisible();
    await expect(game.cards.nth(2)).toBeInViewport();
    await swipeUp(page, -150);
    const { story } = game;
    const there = await topOf(story);
    files.release();
    await expect(game.button('Undo choice')).toBeAttached();
    await game.settle();
    expect(Math.abs((await topOf(story)) - there)).toBeLessThanOrEqual(STILL_PX);
  });

  test('a new visit and a new scene open at their tops, whatever is kept', async ({
    game,
    page,
  }) => {
    const era = eraNamed('renaissance');
    await play(game, era, true);
    await readToTheEnd(game);
    await page.reload();
    await expect(game.cards.nth(2)).toBeInViewport();
    await tapAt(page, await middleOf(game.button('Undo choice')));
    await expect(game.title(era.scenario.title)).toBeInViewport();
    await swipeUp(page, 3_000);
    await page.goto('/');
    await expect(game.title(eraNamed('medieval').scenario.title)).toBeInViewport();
    await game.settle();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a place that somebody else has stored changes nothing', async ({ game, page }) => {
    await play(game, eraNamed('modern'), false);
    await page.addInitScript(() =>
      sessionStorage.setItem('reading-places', '[{"story":1},{"story":"","spots":[["a",null]]},7]'),
    );
    await page.reload();
    await expect(game.title(eraNamed('modern').scenario.title)).toBeInViewport();
  });
});

for (const slug of ['medieval', 'industrial'])
  test(`on a desktop a reload finds the place in the story of ${slug} again`, async ({
    game,
    page,
  }) => {
    await game.open();
    if (slug !== 'medieval') await game.enter(eraNamed(slug));
    await game.settle();
    await page.mouse.move(300, 500);
    await page.mouse.wheel(0, 90);
    const top = () =>
      page.evaluate(() =>
        Math.round(document.querySelector('article')?.parentElement?.scrollTop ?? 0),
      );
    await expect.poll(top).toBeGreaterThan(20);
    const before = await top();
    await page.waitForFunction(() => performance.getEntriesByName('sheets-ready').length > 0);
    await page.reload();
    await expect.poll(top).toBe(before);
  });
