import type { Page } from '@playwright/test';
import { type GamePage, eraNamed } from '../support/game-page';
import { type Held, holdBack } from '../support/held';
import { middleOf, pressAt, tapAt } from '../support/press';
import { expect, test } from '../support/test';

const { choices, scenario } = eraNamed('medieval');
const [first, second, third] = choices.map(({ text }) => text) as [string, string, string];
const future = eraNamed('future');

/** Opens a page whose first script does not load before it is released. */
async function openAsleep(game: GamePage, page: Page): Promise<Held> {
  const script = await holdBack(page, /^\/assets\/index-.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(game.title(scenario.title)).toBeVisible();
  await expect(game.card(first)).toBeVisible();
  return script;
}

test.describe('a press before the game is awake is kept and played', () => {
  test('a choice, which shows at once that it was pressed @core', async ({ game, page }) => {
    const script = await openAsleep(game, page);
    const look = () => game.card(third).evaluate((card) => getComputedStyle(card).outlineStyle);
    expect(await look()).not.toBe('dashed');
    await pressAt(page, await middleOf(game.card(third)));
    expect(await look()).toBe('dashed');
    await expect(game.title(scenario.title)).toBeVisible();
    script.release();
    await expect(game.title(`Aftermath: ${third}`)).toBeFocused();
    await expect(game.impact).toContainText(third.toLowerCase());
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  });

  for (const key of ['Enter', 'Space']) {
    test(`a choice by ${key}, once, however long the key is held`, async ({ game, page }) => {
      const script = await openAsleep(game, page);
      await game.card(second).focus();
      for (let turn = 0; turn < 4; turn += 1) await page.keyboard.down(key);
      await page.keyboard.up(key);
      script.release();
      await expect(game.title(`Aftermath: ${second}`)).toBeFocused();
      await expect(game.impact).toContainText(second.toLowerCase());
    });
  }

  test('a double-click on a choice, and a second choice, change nothing more', async ({
    game,
    page,
  }) => {
    const script = await openAsleep(game, page);
    const point = await middleOf(game.card(third));
    await pressAt(page, point);
    await pressAt(page, point, 2);
    await pressAt(page, await middleOf(game.card(first)));
    script.release();
    await expect(game.title(`Aftermath: ${third}`)).toBeVisible();
    await game.settle();
    await expect(game.impact).toContainText(third.toLowerCase());
  });

  test('an era in a list that is still loading, the last of several', async ({
    game,
    api,
    page,
  }) => {
    const script = await openAsleep(game, page);
    const entries = game.timeline.locator('li');
    await pressAt(page, await middleOf(entries.nth(1)));
    await pressAt(page, await middleOf(entries.nth(4)));
    script.release();
    await expect(game.title(future.scenario.title)).toBeVisible();
    await expect(game.eraButton(future)).toHaveAttribute('aria-current', 'true');
    const asked = api.of('image').map(({ period }) => period);
    expect(asked, 'nothing is fetched for an era that was left again').not.toContain('renaissance');
  });

  test('a choice and then an era: the era is what is seen in the end', async ({ game, page }) => {
    const script = await openAsleep(game, page);
    await pressAt(page, await middleOf(game.card(third)));
    await pressAt(page, await middleOf(game.timeline.locator('li').nth(4)));
    script.release();
    await expect(game.title(future.scenario.title)).toBeVisible();
    await expect(game.impact).toHaveText('Your choices have not yet altered history');
    await expect(page.locator('[data-pressed]')).toHaveCount(0);
  });

  test('the music and the background', async ({ game, page }) => {
    const script = await openAsleep(game, page);
    await pressAt(page, await middleOf(game.button('Play music')));
    await game.learnMore.focus();
    await page.keyboard.press('Enter');
    expect(new URL(page.url()).hash).toBe('');
    script.release();
    await expect(game.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(game.button('Pause music')).toBeVisible();
  });

  test('a skip link leads on at once', async ({ game, page }) => {
    const script = await openAsleep(game, page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(game.title(scenario.title)).toBeFocused();
    expect(new URL(page.url()).hash).toBe('');
    script.release();
    await expect(game.eraButton(future)).toBeVisible();
    await expect(game.title(scenario.title)).toBeFocused();
  });
});

test('a press after the game is awake counts once', async ({ game, page }) => {
  await game.open();
  await pressAt(page, await middleOf(game.card(third)));
  await expect(game.title(`Aftermath: ${third}`)).toBeVisible();
  await expect(page.locator('[data-pressed]')).toHaveCount(0);
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a first touch leaves nothing hovered, until a mouse moves', async ({ game, page }) => {
    const script = await openAsleep(game, page);
    await game.card(first).scrollIntoViewIfNeeded();
    await tapAt(page, await middleOf(game.card(first)));
    script.release();
    await expect(game.title(`Aftermath: ${first}`)).toBeVisible();
    await expect(page.locator('html[data-touch]')).toHaveCount(1);
    await page.mouse.move(200, 300);
    await expect(page.locator('html[data-touch]')).toHaveCount(0);
  });

  test('a tap before the game is awake is kept', async ({ game, page }) => {
    const script = await openAsleep(game, page);
    await game.card(second).scrollIntoViewIfNeeded();
    await tapAt(page, await middleOf(game.card(second)));
    script.release();
    await expect(game.title(`Aftermath: ${second}`)).toBeVisible();
  });
});

test('a press on an entry that is still loading selects its era when the game is awake too', async ({
  game,
  page,
  api,
}) => {
  const list = api.hold('periods');
  await page.goto('/');
  await page.waitForFunction(() => !('earlyPresses' in window));
  await pressAt(page, await middleOf(game.timeline.getByRole('listitem').last()));
  await expect(game.title(future.scenario.title)).toBeVisible();
  await list.release();
  await expect(game.eraButton(future)).toHaveAttribute('aria-current', 'true');
  await expect(game.title(future.scenario.title)).toBeVisible();
});
