import type { Page } from '@playwright/test';
import { type GamePage, eraNamed } from '../support/game-page';
import { type Held, holdBack } from '../support/held';
import { expect, test } from '../support/test';

const [medieval, renaissance] = [eraNamed('medieval'), eraNamed('renaissance')];
const [first, second] = medieval.choices.map(({ text }) => text) as [string, string];
const third = renaissance.choices[2]?.text ?? '';

// A page that is left while a file is on its way reports that the file did not come.
const leftModule = /module of the page could not be loaded/;

/** Opens a game whose journey does not load before it is released. */
async function openWithoutJourney(game: GamePage, page: Page): Promise<Held> {
  const journey = await holdBack(page, /^\/assets\/(?:journey|JourneyCorner)-.*\.js$/);
  await game.open();
  return journey;
}

test.describe('a decision from before the journey is loaded', () => {
  test.beforeEach(({ log }) => void log.allow(leftModule));

  test('is in the journal of the next visit, with the era that was left for another', async ({
    game,
    page,
  }) => {
    const journey = await openWithoutJourney(game, page);
    await game.card(first).click();
    await expect(game.title(`Aftermath: ${first}`)).toBeVisible();
    await game.enter(renaissance);
    await game.card(third).click();
    await expect(game.title(`Aftermath: ${third}`)).toBeVisible();
    await page.goto('about:blank');
    journey.release();
    await game.open();
    await game.button('Continue: Florence, 1503').click();
    await expect(game.title(`Aftermath: ${third}`)).toBeVisible();
    await game.button('Your journey · 2 decisions').click();
    const decisions = game.dialog.getByRole('button', { name: /^Return here: / });
    await expect(decisions).toHaveCount(2);
    await expect(decisions.first()).toHaveAccessibleName(`Return here: ${first}`);
  });

  test('is offered after a reload, is in the journal once, and can be undone', async ({
    game,
    page,
  }) => {
    const journey = await openWithoutJourney(game, page);
    await game.card(second).click();
    await expect(game.title(`Aftermath: ${second}`)).toBeVisible();
    await page.reload();
    journey.release();
    await game.button('Continue: Bedfordshire, England, 1242').click();
    await expect(game.title(`Aftermath: ${second}`)).toBeVisible();
    await expect(game.button('Your journey · 1 decision')).toBeVisible();
    await game.button('Undo choice').click();
    await expect(game.title(medieval.scenario.title)).toBeVisible();
  });

  test('counts although the page is left while the story is loading', async ({ game, page }) => {
    const story = await holdBack(page, /^\/assets\/medieval-.*\.js$/);
    const journey = await openWithoutJourney(game, page);
    await game.card(first).click();
    await page.goto('about:blank');
    story.release();
    journey.release();
    await game.open();
    await expect(game.button('Continue: Bedfordshire, England, 1242')).toBeVisible();
  });
});

test('an era that is being left offers nothing while the next one fades in', async ({
  game,
  page,
}) => {
  await game.open();
  await game.card(first).click();
  await expect(game.button('Undo choice')).toBeVisible();
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const title = document.querySelector('article h2')?.textContent ?? '';
      const offers = [...document.querySelectorAll('button')].some((button) =>
        button.textContent?.startsWith('Continue'),
      );
      seen.push(`${title.split(':')[0]} ${offers}`);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await game.enter(renaissance);
  await expect(game.button('Continue: Bedfordshire, England, 1242')).toBeVisible();
  await expect(game.eraButton(medieval)).toHaveAccessibleDescription('500–1500 Visit unfinished');
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).toContain(`${renaissance.scenario.title} true`);
  expect(seen).not.toContain('Aftermath true');
});
