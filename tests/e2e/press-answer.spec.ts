import type { Page } from '@playwright/test';
import { builtInEras } from '@time-traveler/game-core';
import { CHOICE } from '@time-traveler/ui/data-attributes';
import { eraNamed, type GamePage } from '../support/game-page';
import { expect, test } from '../support/test';

const medieval = eraNamed('medieval');
const [first = '', second = ''] = medieval.choices.map(({ text }) => text);

/** Opens the game and waits until a press is handled by the game itself, and the looks of a press have loaded. */
async function openAwake(game: GamePage, page: Page): Promise<void> {
  await game.open();
  await page.waitForFunction(() => !('earlyPresses' in window));
  await page.waitForFunction(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--marker-chosen'),
  );
  await page.waitForLoadState('networkidle');
}

/** Presses elements in the page in one task; returns what the frame after it and each later one show. */
function framesAfter(page: Page, presses: readonly string[]) {
  return page.evaluate(
    async ({ presses, choice }) => {
      const seen: { chosen: number[]; title: string | null }[] = [];
      for (const press of presses) {
        for (const button of document.querySelectorAll<HTMLElement>('main button'))
          if (button.textContent?.startsWith(press)) button.click();
      }
      for (let frame = 0; frame < 12; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const cards = [...document.querySelectorAll<HTMLElement>(choice)];
        seen.push({
          chosen: cards.flatMap((card, place) => ('chosen' in card.dataset ? [place] : [])),
          title: document.querySelector('h2')?.textContent ?? null,
        });
      }
      return seen;
    },
    { presses, choice: CHOICE },
  );
}

test('the frame after a press shows the chosen card and still the scene, and the outcome follows', async ({
  game,
  page,
}) => {
  await openAwake(game, page);
  const frames = await framesAfter(page, [first]);
  expect(frames[0]).toEqual({ chosen: [0], title: medieval.scenario.title });
  await expect(game.title(`Aftermath: ${first}`)).toBeVisible();
  await expect(page.locator(`${CHOICE}[data-chosen]`)).toHaveCount(0);
});

test('of two cards that are pressed in one frame the first counts', async ({ game, page }) => {
  await openAwake(game, page);
  await framesAfter(page, [first, second]);
  await expect(game.title(`Aftermath: ${first}`)).toBeVisible();
  await expect(game.button('Your journey · 1 decision')).toBeVisible();
});

test('an era that is pressed in the same frame is entered, and the decision before it is kept', async ({
  game,
  page,
}) => {
  await openAwake(game, page);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-part=choice]')?.click();
    document.querySelectorAll<HTMLElement>('nav button')[4]?.click();
  });
  await expect(game.title(eraNamed('future').scenario.title)).toBeVisible();
  await expect(game.button('Your journey · 1 decision')).toBeVisible();
});

test('a follow-up answers as the first cards do, and a key as the pointer does', async ({
  game,
  page,
}) => {
  await openAwake(game, page);
  await game.card(first).click();
  await expect(game.title(`Aftermath: ${first}`)).toBeVisible();
  await expect(page.locator(`${CHOICE}[data-chosen]`)).toHaveCount(0);
  const [frame] = await framesAfter(page, ['Share future knowledge']);
  expect(frame).toEqual({ chosen: [0], title: `Aftermath: ${first}` });
  await expect(game.title('Aftermath: Share future knowledge')).toBeVisible();
  await game.card('Keep your timeline secret').focus();
  await page.keyboard.press('Enter');
  await expect(game.title('Aftermath: Keep your timeline secret')).toBeVisible();
});

for (const { period } of builtInEras) {
  test(`${period.name}: the chosen card looks chosen, and no word on it moves`, async ({
    game,
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openAwake(game, page);
    if (period.slug !== 'medieval') await game.eraButton(eraNamed(period.slug)).click();
    await expect(page.locator('html')).toHaveClass(`${period.slug}-theme`);
    const { before, after, moves } = await page.evaluate((choice) => {
      const card = document.querySelector<HTMLElement>(choice);
      if (card === null) throw new Error('There is no card');
      const look = () => {
        const { background, boxShadow, transform } = getComputedStyle(card, '::before');
        return { field: [background, boxShadow, transform].join(), words: wordsOf() };
      };
      const wordsOf = () =>
        [...card.children].map((words) => JSON.stringify(words.getBoundingClientRect()));
      const before = look();
      card.dataset['chosen'] = '';
      const after = look();
      return { before, after, moves: card.getAnimations({ subtree: true }).length };
    }, CHOICE);
    expect(after.field).not.toBe(before.field);
    expect(after.words).toEqual(before.words);
    expect(moves, 'with reduced motion it is a state').toBe(0);
  });
}

test('an undo is announced as one, with the scene that it leads back to', async ({
  game,
  page,
}) => {
  await openAwake(game, page);
  await game.card(first).click();
  await game.button('Undo choice').click();
  await expect(game.title(medieval.scenario.title)).toBeVisible();
  await expect(game.announcer).toContainText(`Undone: ${first}. You are now in`);
});
