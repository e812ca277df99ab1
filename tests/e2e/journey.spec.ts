import type { Page } from '@playwright/test';
import type { Era } from '@time-traveler/game-core';
import { generatedChoices, pictureAddress } from '@time-traveler/testing';
import { goodReplies } from '../support/api';
import { type GamePage, eraNamed } from '../support/game-page';
import { holdBack } from '../support/held';
import { filmTitles } from '../support/titles';
import { expect, test } from '../support/test';

const medieval = eraNamed('medieval');
const renaissance = eraNamed('renaissance');
const future = eraNamed('future');
const firstOf = ({ choices }: Era) => choices[0]?.text ?? '';
const aftermathOf = (era: Era) => `Aftermath: ${firstOf(era)}`;
const undo = (page: Page) => page.getByRole('button', { name: /undo/i });
const goOn = (page: Page) => page.getByRole('button', { name: /^Continue/ });

/** Returns a function that tells whether the frame has left the page once it was there, from the next load on. */
async function watchFrame(page: Page): Promise<() => Promise<boolean>> {
  await page.addInitScript(() => {
    let isThere = false;
    const look = () => {
      const header = document.querySelector('#root header');
      if (isThere && header === null) Object.assign(window, { emptied: true });
      isThere ||= header !== null;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => 'emptied' in window);
}

/** Makes the first built-in choice of the era on screen. */
async function decide(game: GamePage, era: Era): Promise<void> {
  await game.card(firstOf(era)).click();
  await expect(game.title(aftermathOf(era))).toBeVisible();
}

test('Back and Forward go through dialogs, decisions and eras, and ask the server for nothing @core', async ({
  game,
  page,
  api,
}) => {
  await game.open();
  await decide(game, medieval);
  await game.enter(renaissance);
  await decide(game, renaissance);
  await expect.poll(() => api.calls.length).toBe(7);
  await game.learnMore.click();
  await expect(game.dialog).toBeVisible();
  await page.goBack();
  await expect(game.dialog).toHaveCount(0);
  await expect(game.title(aftermathOf(renaissance))).toBeVisible();
  await page.goBack();
  await expect(game.title(renaissance.scenario.title)).toBeFocused();
  await expect(game.impact).toHaveText('Your choices have not yet altered history');
  await expect(undo(page)).toHaveCount(0);
  await page.goBack();
  await expect(game.title(aftermathOf(medieval))).toBeFocused();
  await expect(page.locator('html')).toHaveClass('medieval-theme');
  await expect(game.announcer).toContainText(`You chose to ${firstOf(medieval).toLowerCase()}`);
  await page.goBack();
  await expect(game.title(medieval.scenario.title)).toBeFocused();
  expect(await game.cardTexts()).toEqual(medieval.choices.map(({ text }) => text));
  await page.goForward();
  await page.goForward();
  await expect(game.title(renaissance.scenario.title)).toBeFocused();
  await expect(page.locator('html')).toHaveClass('renaissance-theme');
  await decide(game, renaissance);
  await undo(page).click();
  await expect(game.title(renaissance.scenario.title)).toBeFocused();
  await page.goForward();
  await expect(game.title(aftermathOf(renaissance))).toBeFocused();
  await expect(page).toHaveTitle('Historical Time Traveler');
  expect(api.calls).toHaveLength(7);
});

test('a reload shows the very scene again, asks only for the eras, and shows nothing else before @core', async ({
  game,
  page,
  api,
}) => {
  for (const part of ['image', 'choices', 'context'] as const) api.answer(part, goodReplies[part]);
  await game.open();
  await game.enter(renaissance);
  const [choice] = generatedChoices;
  await expect(game.card(choice?.text ?? '')).toBeVisible();
  await game.card(choice?.text ?? '').click();
  const title = `Aftermath: ${choice?.text ?? ''}`;
  await expect(game.title(title)).toBeVisible();
  await expect(undo(page)).toBeVisible();
  const story = await game.story.innerText();
  const titles = await filmTitles(page);
  const emptied = await watchFrame(page);
  const before = api.calls.length;
  await page.reload();
  await expect(game.title(title)).toBeVisible();
  expect(await emptied(), 'the frame stays').toBe(false);
  await expect(game.eraButton(renaissance)).toHaveAttribute('aria-current', 'true');
  expect(await game.story.innerText()).toBe(story);
  await expect.poll(() => game.shownPicture()).toBe(pictureAddress);
  expect(await titles()).toEqual([title]);
  await undo(page).click();
  await expect(game.title(renaissance.scenario.title)).toBeFocused();
  await page.reload();
  await expect(game.title(renaissance.scenario.title)).toBeVisible();
  expect(await game.cardTexts()).toEqual(generatedChoices.map(({ text }) => text));
  await expect
    .poll(() => api.calls.slice(before).map(({ name }) => name))
    .toEqual(['periods', 'periods']);
});

test('another visit starts as the first did, and offers to continue @core', async ({
  game,
  page,
  api,
}) => {
  await game.open();
  await expect.poll(() => api.calls.length).toBe(4);
  await page.reload();
  await expect.poll(() => api.calls.length).toBe(8);
  expect(await page.evaluate(() => [history.state as unknown, localStorage.length])).toEqual([
    null,
    0,
  ]);
  await game.enter(renaissance);
  await decide(game, renaissance);
  await expect(undo(page)).toBeVisible();
  await page.goto('about:blank');
  await game.open();
  await expect(game.title(medieval.scenario.title)).toBeVisible();
  await expect.poll(() => api.calls.length).toBe(15);
  await goOn(page).focus();
  await expect(goOn(page)).toHaveAccessibleName('Continue: Florence, 1503');
  await page.keyboard.press('Enter');
  await expect(game.title(aftermathOf(renaissance))).toBeFocused();
  await expect(goOn(page)).toHaveCount(0);
  await page.goBack();
  await expect(game.title(medieval.scenario.title)).toBeVisible();
  expect(api.calls).toHaveLength(15);
});

test('an address names the era to begin with @core', async ({ game, page, api }) => {
  const titles = await filmTitles(page);
  await page.goto('/?era=renaissance');
  await expect(game.title(renaissance.scenario.title)).toBeVisible();
  await expect(page.locator('html')).toHaveClass('renaissance-theme');
  await expect(page).toHaveTitle('Historical Time Traveler');
  await expect.poll(() => api.of('choices').map(({ period }) => period)).toEqual(['renaissance']);
  expect(await titles()).toEqual([renaissance.scenario.title]);
  for (const era of ['nowhere', '%00', '../medieval', 'constructor']) {
    await page.goto(`/?era=${era}`);
    await expect(game.title(medieval.scenario.title)).toBeVisible();
  }
});

test('a page that names an era shows its story while the scripts and the other styles are on the way', async ({
  game,
  page,
}) => {
  const rest = await holdBack(page, /^\/assets\/.*\.(?:js|css)$/);
  await page.goto('/?era=future');
  await expect(page.locator('html')).toHaveClass('future-theme');
  await expect(game.title(future.scenario.title)).toBeVisible();
  await expect(game.cards).toHaveCount(4);
  await game.card(firstOf(future)).click();
  rest.release();
  await expect(game.title(aftermathOf(future))).toBeVisible();
  await expect(game.eraButton(future)).toHaveAttribute('aria-current', 'true');
});

test('an address that names no era shows the first story while the scripts are on the way', async ({
  game,
  page,
}) => {
  const scripts = await holdBack(page, /^\/assets\/.*\.js$/);
  for (const named of ['nonsense', 'futures', 'medieval', '&x-era=future']) {
    await page.goto(`/?era=${named}`);
    await expect(game.title(medieval.scenario.title)).toBeVisible();
    await expect(page.locator('html')).toHaveClass('medieval-theme');
  }
  scripts.release();
});

test('a host that answers each address alike shows the named era’s frame while the scripts are on the way', async ({
  game,
  page,
  baseURL,
}) => {
  await page.route('/?era=future', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseURL}/` }) }),
  );
  const scripts = await holdBack(page, /^\/assets\/.*\.js$/);
  const emptied = await watchFrame(page);
  await page.goto('/?era=future');
  await expect(page.locator('html')).toHaveClass('future-theme');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0);
  await expect(page.getByRole('button', { name: medieval.period.name })).toHaveCount(0);
  scripts.release();
  await expect(game.title(future.scenario.title)).toBeVisible();
  expect(await emptied()).toBe(false);
  await expect(game.eraButton(future)).toHaveAttribute('aria-current', 'true');
});

test('a move through the history counts before the journey’s code has come', async ({
  game,
  page,
}) => {
  await game.open();
  await game.learnMore.click();
  await expect(game.dialog).toBeVisible();
  await page.goBack();
  await expect(game.dialog).toHaveCount(0);
  // The code is loaded when the page is idle.
  await page.addInitScript(() => {
    const { requestIdleCallback } = window;
    const waiting: IdleRequestCallback[] = [];
    window.requestIdleCallback = (run) => waiting.push(run);
    addEventListener('idle', () => {
      window.requestIdleCallback = requestIdleCallback;
      for (const run of waiting) requestIdleCallback(run);
    });
  });
  await page.reload();
  await expect(game.title(medieval.scenario.title)).toBeVisible();
  await page.evaluate(() => history.forward());
  const dialog = () =>
    page.evaluate(() => (history.state as { journey: { dialog: unknown } }).journey.dialog);
  await expect.poll(dialog).toBe('context');
  await expect(game.dialog).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new Event('idle')));
  await expect(game.dialog).toBeVisible();
});

test('a device that stores nothing, or something else, changes nothing in the game', async ({
  game,
  page,
}) => {
  await page.addInitScript(() => {
    history.replaceState({ journey: { visit: { slug: 'future', events: [{}] } } }, '');
    Storage.prototype.getItem = () => '{"format":"historical-time-traveler/journey","version":1';
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await game.open();
  await expect(game.title(medieval.scenario.title)).toBeVisible();
  await decide(game, medieval);
  await undo(page).click();
  await expect(game.title(medieval.scenario.title)).toBeFocused();
  await expect(goOn(page)).toHaveCount(0);
});

test('opening the address again begins a new visit, which offers to continue', async ({
  game,
  page,
}) => {
  await game.open();
  await decide(game, medieval);
  // The journey keeps a decision once its code has loaded.
  await expect(undo(page)).toBeVisible();
  // Browsers keep the history entry's state for the same address.
  await page.goto('/');
  await expect(game.title(medieval.scenario.title)).toBeVisible();
  await expect(game.impact).toHaveText('Your choices have not yet altered history');
  await expect(goOn(page)).toBeVisible();
});
