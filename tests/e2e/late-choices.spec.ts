import { type GamePage, eraNamed } from '../support/game-page';
import type { Hold } from '../support/api';
import { middleOf, pressAt, tapAt } from '../support/press';
import { expect, test } from '../support/test';

const medieval = eraNamed('medieval');
const texts = ['One', 'Two', 'Three', 'Four'];
const late = {
  json: {
    choices: texts.map((text) => ({
      text,
      description:
        `${text} has a longer description than the card that stood in its place. `.repeat(3),
    })),
  },
};

const short = { json: { choices: texts.map((text) => ({ text, description: 'Short.' })) } };

/** Waits until the scene counts as read, then releases the choices and waits until they are shown. */
async function releaseLate({ page }: GamePage, held: Hold, answer = late): Promise<void> {
  await expect.poll(() => held.calls.length).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 600));
  await held.release(answer);
  // Stop the clock, so that a slow machine does not miss the time just after the change.
  await page.waitForFunction(() => {
    const swapped = document.querySelector('main ul button')?.textContent?.startsWith('One');
    const now = performance.now();
    if (swapped) performance.now = () => now;
    return swapped;
  });
}

/** Advances the clock beyond the time in which presses are ignored. */
async function passGuardTime({ page }: GamePage): Promise<void> {
  await page.evaluate(() => Reflect.deleteProperty(performance, 'now'));
  await page.waitForTimeout(600);
}

test('late choices show one notice, announce it once, and the next scene removes it @core', async ({
  game,
  api,
}) => {
  const held = api.hold('choices');
  await game.open();
  await releaseLate(game, held);
  await expect(game.card('Two')).toBeVisible();
  await expect(game.choicePanel.getByText('New choices have come')).toBeVisible();
  await expect(game.announcer).toHaveText('New choices have come');
  const notice = await game.choicePanel.getByText('New choices have come').boundingBox();
  const prompt = await game.choicePanel.getByText(/^What will you do\?/).boundingBox();
  expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual((prompt?.y ?? 0) + 2);
  await game.card('Two').hover();
  await game.card('Two').click();
  await expect(game.title('Aftermath: Two')).toBeVisible();
  await expect(game.choicePanel.getByText('New choices have come')).toHaveCount(0);
});

test('choices that arrive at once replace the others without a notice', async ({
  game,
  api,
  page,
}) => {
  // A slow machine may take longer than the 400 ms that count as "at once".
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 50;
  });
  api.answer('choices', late);
  await game.open();
  await expect(game.card('Two')).toBeVisible();
  await expect(game.page.getByText('New choices have come')).toHaveCount(0);
});

test('just after the choices changed a click is ignored until the mouse moves', async ({
  game,
  api,
  page,
}) => {
  const held = api.hold('choices');
  await game.open();
  const point = await middleOf(game.cards.nth(1));
  await page.mouse.move(point.x, point.y);
  await releaseLate(game, held);
  await page.mouse.down();
  await page.mouse.up();
  await expect(game.impact).toHaveText('Your choices have not yet altered history');
  const there = await middleOf(game.cards.nth(2));
  await pressAt(page, there);
  await expect(game.title('Aftermath: Three')).toBeVisible();
});

test('just after the change a key is ignored on the focused card and counts on another card', async ({
  game,
  api,
  page,
}) => {
  const held = api.hold('choices');
  await game.open();
  await game.cards.nth(1).focus();
  await releaseLate(game, held);
  await page.keyboard.press('Enter');
  await expect(game.card('Two')).toBeFocused();
  await expect(game.impact).toHaveText('Your choices have not yet altered history');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(game.title('Aftermath: Three')).toBeVisible();
});

test('after half a second a key on the same card counts', async ({ game, api, page }) => {
  const held = api.hold('choices');
  await game.open();
  await game.cards.nth(1).focus();
  await releaseLate(game, held);
  await expect(game.card('Two')).toBeFocused();
  await passGuardTime(game);
  await page.keyboard.press('Enter');
  await expect(game.title('Aftermath: Two')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first visible card stays in place, and a tap just after the change is ignored', async ({
    game,
    api,
    page,
  }) => {
    const held = api.hold('choices');
    await game.open();
    await game.cards.nth(2).evaluate((card) => card.scrollIntoView({ block: 'center' }));
    await game.cards.nth(2).focus();
    const before = await game.cards.nth(2).boundingBox();
    await releaseLate(game, held);
    const point = await middleOf(game.cards.nth(2));
    await tapAt(page, point);
    const after = await game.cards.nth(2).boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2);
    await expect(game.impact).toHaveText('Your choices have not yet altered history');
    await passGuardTime(game);
    await tapAt(page, point);
    await expect(game.title('Aftermath: Three')).toBeVisible();
  });
});

test.describe('on a phone, near the end of the page', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the focused card stays in place although the page becomes shorter, until the next scene', async ({
    game,
    api,
    page,
  }) => {
    const held = api.hold('choices');
    await game.open();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await game.cards.nth(3).focus();
    const before = await game.cards.nth(3).boundingBox();
    await releaseLate(game, held, short);
    const after = await game.cards.nth(3).boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(1);
    await passGuardTime(game);
    await page.keyboard.press('Enter');
    await expect(game.title('Aftermath: Four')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.style.paddingBlockEnd)).toBe('');
  });
});

test('choices of an era that the visitor has left are never shown', async ({ game, api }) => {
  const held = api.hold('choices');
  await game.open();
  await expect.poll(() => held.calls.length).toBe(1);
  await game.enter(eraNamed('future'));
  await held.release(late, ({ period }) => period === 'medieval');
  await expect(game.card(eraNamed('future').choices[0]?.text ?? '')).toBeVisible();
  await expect(game.page.getByText('New choices have come')).toHaveCount(0);
  expect(await game.cardTexts()).not.toEqual(medieval.choices.map(({ text }) => text));
});
