import type { Page } from '@playwright/test';
import { builtInEras } from '@time-traveler/game-core';
import { generatedChoices } from '@time-traveler/testing';
import { goodReplies } from '../support/api';
import { type GamePage, eraNamed } from '../support/game-page';
import { expect, test } from '../support/test';

const [medieval, modern, future] = ['medieval', 'modern', 'future'].map(eraNamed) as [
  ReturnType<typeof eraNamed>,
  ReturnType<typeof eraNamed>,
  ReturnType<typeof eraNamed>,
];
const undo = (page: Page) => page.getByRole('button', { name: /undo/i });

/** Counts the changes of the history; refuses them while `refused` is set, as Safari does after 100 in 30 seconds. */
async function watchHistory(page: Page, refused = false) {
  await page.addInitScript((now) => {
    const watch = Object.assign(window, { changes: 0, refused: now });
    for (const name of ['pushState', 'replaceState'] as const) {
      const change = History.prototype[name];
      History.prototype[name] = function changed(this: History, ...rest) {
        watch.changes += 1;
        if (watch.refused) throw new DOMException('More than 100 times', 'SecurityError');
        change.apply(this, rest);
      };
    }
  }, refused);
  return {
    changes: () => page.evaluate(() => (window as unknown as { changes: number }).changes),
    refuse: (now: boolean) => page.evaluate((set) => Object.assign(window, { refused: set }), now),
  };
}

/** Makes the first choice on screen and waits for its aftermath. */
async function decide(game: GamePage): Promise<string> {
  const [text = ''] = await game.cardTexts();
  await game.card(text).click();
  await expect(game.title(`Aftermath: ${text}`)).toBeVisible();
  return text;
}

test('a page that loads while the history refuses changes wakes, and plays on in place', async ({
  game,
  page,
}) => {
  await page.goto('about:blank');
  const { refuse } = await watchHistory(page, true);
  await game.open();
  const first = await decide(game);
  await decide(game);
  await undo(page).click();
  await expect(game.title(`Aftermath: ${first}`)).toBeFocused();
  await game.learnMore.click();
  await expect(game.dialog).toBeVisible();
  await game.button('Return to Story').click();
  await expect(game.dialog).toHaveCount(0);
  await game.button('Your journey · 1 decision').click();
  await page.keyboard.press('Escape');
  await expect(game.dialog).toHaveCount(0);
  await undo(page).click();
  await expect(game.title(medieval.scenario.title)).toBeFocused();
  await game.enter(modern);
  await refuse(false);
  const second = await decide(game);
  await undo(page).click();
  await expect(game.title(modern.scenario.title)).toBeFocused();
  await game.card(second).click();
  await expect(game.title(`Aftermath: ${second}`)).toBeVisible();
  await game.enter(future);
  await page.goBack();
  await expect(game.title(`Aftermath: ${second}`)).toBeFocused();
});

test('a reload while the history refuses changes shows the scene of the entry', async ({
  game,
  page,
}) => {
  await game.open();
  await game.enter(modern);
  await expect.poll(() => page.evaluate(() => history.state as unknown)).not.toBeNull();
  await watchHistory(page, true);
  await page.reload();
  await expect(game.title(modern.scenario.title)).toBeVisible();
  await decide(game);
  await undo(page).click();
  await expect(game.title(modern.scenario.title)).toBeFocused();
});

test('each press on an era changes the history once, and Back and a reload know what has arrived', async ({
  game,
  page,
  api,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const part of ['image', 'choices', 'context'] as const) api.answer(part, goodReplies[part]);
  const { changes } = await watchHistory(page);
  await game.open();
  const generated = generatedChoices.map(({ text }) => text);
  await expect.poll(() => game.cardTexts()).toEqual(generated);
  await game.enter(modern);
  const counts: number[] = [];
  for (const era of [...builtInEras, ...builtInEras]) {
    const before = await changes();
    await game.enter(era);
    await expect.poll(() => game.cardTexts()).toEqual(generated);
    await expect.poll(changes).toBeGreaterThan(before);
    counts.push((await changes()) - before);
  }
  expect(counts).toEqual(counts.map(() => 1));
  await page.goBack();
  await expect(game.title(modern.scenario.title)).toBeVisible();
  expect(await game.cardTexts()).toEqual(generated);
  await page.reload();
  await expect(game.title(modern.scenario.title)).toBeVisible();
  expect(await game.cardTexts()).toEqual(generated);
});
