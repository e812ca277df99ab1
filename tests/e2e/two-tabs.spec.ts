import type { Page } from '@playwright/test';
import { GamePage, eraNamed } from '../support/game-page';
import { expect, test } from '../support/test';

const medieval = eraNamed('medieval');
const [first, second] = medieval.choices.map(({ text }) => text) as [string, string];

const button = (game: GamePage, decisions: string) => game.button(`Your journey · ${decisions}`);

/** Opens a copy of a tab, as a browser does: with the state of its history's entry. */
async function duplicate(page: Page): Promise<Page> {
  const state = await page.evaluate(() => history.state as unknown);
  const copy = await page.context().newPage();
  await copy.goto(page.url());
  await copy.evaluate((entry) => history.replaceState(entry, ''), state);
  await copy.reload();
  return copy;
}

async function decide(game: GamePage, text: string): Promise<void> {
  await game.card(text).click();
  await expect(game.title(`Aftermath: ${text}`)).toBeVisible();
}

/** Waits until a text is in the journey that the browser keeps. */
async function stored(page: Page, ...texts: readonly string[]): Promise<void> {
  const read = () => page.evaluate(() => localStorage.getItem('journey') ?? '');
  for (const text of texts) await expect.poll(read).toContain(text);
}

test.describe('without an API', () => {
  test.use({ apiMode: 'none' });

  test('a duplicated tab goes on with the same visit, and the journal keeps what both decide', async ({
    game,
    page,
  }) => {
    await game.open();
    await decide(game, first);
    await stored(page, first);
    const copy = await duplicate(page);
    const other = new GamePage(copy);
    await expect(other.title(`Aftermath: ${first}`)).toBeVisible();
    const texts = ['Share future knowledge', 'Document your observations'] as const;
    await decide(game, texts[0]);
    await decide(other, texts[1]);
    await stored(page, ...texts);
    await copy.close();
    await page.reload();
    await button(game, '3 decisions').click();
    for (const text of [first, ...texts])
      await expect(game.dialog.getByRole('button', { name: `Return here: ${text}` })).toBeVisible();
  });

  test('an open tab does not bring back a journey that the visitor has cleared', async ({
    game,
    page,
  }) => {
    await game.open();
    await decide(game, second);
    await stored(page, second);
    const other = await page.context().newPage();
    await other.goto('about:blank');
    await other.goto('/');
    // Clears as the browser's settings do: every other tab of the site receives an event.
    await other.evaluate(() => localStorage.clear());
    await expect(page.getByRole('button', { name: /^Your journey/ })).toHaveCount(0);
    await game.enter(eraNamed('future'));
    const choice = eraNamed('future').choices[0]?.text ?? '';
    await decide(game, choice);
    await stored(page, choice);
    expect(await page.evaluate(() => localStorage.getItem('journey'))).not.toContain(second);
    await expect(button(game, '1 decision')).toBeVisible();
  });
});
