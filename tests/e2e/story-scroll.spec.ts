import { builtInEras } from '@time-traveler/game-core';
import type { Page } from '@playwright/test';
import { type GamePage, eraNamed } from '../support/game-page';
import { middleOf, pressAt } from '../support/press';
import { expect, test } from '../support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Returns how far the story is scrolled, and how far it can be, in CSS pixels. */
const scrolled = (page: Page) =>
  page.evaluate(() => {
    const scroller = document.querySelector('article')?.parentElement;
    return {
      top: Math.round(scroller?.scrollTop ?? 0),
      end: Math.round((scroller?.scrollHeight ?? 0) - (scroller?.clientHeight ?? 0)),
    };
  });

const backToTop = (page: Page) =>
  page.evaluate(() => document.querySelector('article')?.parentElement?.scrollTo({ top: 0 }));

/** So many choices that their panel scrolls. */
const manyChoices = Array.from({ length: 12 }, (_, index) => ({
  text: `Offer silver ${index}`,
  description: 'A coin for each of them.',
}));

/** Opens the game and moves the focus to the body. */
async function openUntouched(game: GamePage, page: Page): Promise<void> {
  await page.setViewportSize({ width: 1366, height: 768 });
  await game.open();
  await game.settle();
  expect((await scrolled(page)).end).toBeGreaterThan(40);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
}

test('the wheel scrolls the story wherever the pointer is @core', async ({ game, page }) => {
  await openUntouched(game, page);
  const places = {
    'the story': [300, 500],
    'the header': [600, 30],
    'the gap between the panels': [4, 400],
    'the choices': [1100, 110],
    'the timeline': [400, 720],
  } as const;
  for (const [name, [x, y]] of Object.entries(places)) {
    await backToTop(page);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 60);
    await expect.poll(async () => (await scrolled(page)).top, name).toBeGreaterThan(30);
    await page.mouse.wheel(0, -60);
    await expect.poll(async () => (await scrolled(page)).top, name).toBe(0);
  }
});

test('a wheel event that is horizontal, zooms or is over another scroller does not scroll the story', async ({
  game,
  page,
  api,
}) => {
  api.answer('choices', { json: { choices: manyChoices } });
  await openUntouched(game, page);
  await expect(game.cards).toHaveCount(manyChoices.length);
  const stays = async (what: string) => {
    // Wait for two frames, because a wheel event takes effect in the next one.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect.soft((await scrolled(page)).top, what).toBe(0);
  };
  await page.mouse.move(600, 30);
  await page.mouse.wheel(60, 0);
  await stays('sideways');
  await page.evaluate(() =>
    document
      .querySelector('header')
      ?.dispatchEvent(new WheelEvent('wheel', { deltaY: 60, ctrlKey: true, bubbles: true })),
  );
  await stays('with the control key');
  await page.mouse.move(1100, 400);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => game.choiceScroller.evaluate((box) => box.scrollTop)).toBeGreaterThan(30);
  await stays('over choices that scroll themselves');
  await game.learnMore.click();
  await expect(game.dialog).toBeVisible();
  await backToTop(page);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 60);
  await stays('behind the modal');
});

test('the keys that scroll a page scroll the story while nothing has the focus', async ({
  game,
  page,
}) => {
  await openUntouched(game, page);
  const { end } = await scrolled(page);
  const top = async () => (await scrolled(page)).top;
  for (const key of ['Space', 'PageDown', 'ArrowDown']) {
    await page.keyboard.press(key);
    await expect.poll(top, key).toBeGreaterThan(20);
    await page.keyboard.press('Home');
    await expect.poll(top, `Home after ${key}`).toBe(0);
  }
  for (const key of ['Shift+Space', 'PageUp', 'ArrowUp']) {
    await page.keyboard.press('End');
    await expect.poll(top, `End before ${key}`).toBeGreaterThanOrEqual(end - 1);
    await page.keyboard.press(key);
    await expect.poll(top, key).toBeLessThan(end - 20);
  }
  await page.keyboard.press('Home');
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Alt+ArrowDown');
  expect(await top()).toBe(0);
});

test('they reach it too after a click on an era, whose button uses only Space and Enter', async ({
  game,
  page,
}) => {
  await openUntouched(game, page);
  const future = eraNamed('future');
  await pressAt(page, await middleOf(game.eraButton(future)));
  await expect(game.title(future.scenario.title)).toBeVisible();
  await expect(game.eraButton(future)).toBeFocused();
  const top = async () => (await scrolled(page)).top;
  for (const [forth, back] of [
    ['PageDown', 'PageUp'],
    ['ArrowDown', 'ArrowUp'],
    ['End', 'Home'],
  ] as const) {
    await page.keyboard.press(forth);
    await expect.poll(top, forth).toBeGreaterThan(20);
    await page.keyboard.press(back);
    await expect.poll(top, back).toBe(0);
  }
  await page.keyboard.press('Space');
  await expect(game.eraButton(future)).toBeFocused();
  expect(await top(), 'Space is the button’s').toBe(0);
});

test('no key is taken from what uses it itself: a button, a slider, the choices or the modal', async ({
  api,
  game,
  page,
}) => {
  api.answer('choices', { json: { choices: manyChoices } });
  await openUntouched(game, page);
  await expect(game.cards).toHaveCount(manyChoices.length);
  const focused = [
    [game.button('Information'), ['Space']],
    [game.volume, ['ArrowDown', 'PageDown', 'End', 'Home']],
    [game.choiceScroller, ['ArrowDown', 'PageDown', 'End', 'Space']],
    [game.eraButton(eraNamed('medieval')), ['Space']],
  ] as const;
  for (const [target, keys] of focused) {
    await target.focus();
    await expect(target).toBeFocused();
    for (const key of keys) await page.keyboard.press(key);
    expect.soft((await scrolled(page)).top).toBe(0);
  }
  await expect(game.volume).toHaveValue('0');
  await game.learnMore.press('Enter');
  await expect(game.dialog).toBeVisible();
  await backToTop(page);
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  expect((await scrolled(page)).top).toBe(0);
});

test('a mark at the bottom of the story shows that there is more, and disappears at the end', async ({
  game,
  page,
}) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await game.open();
  const mark = game.story.locator('[data-mark="more"]');
  for (const era of builtInEras) {
    const { slug } = era.period;
    await game.enter(era);
    await game.settle();
    await expect(mark, slug).toBeVisible();
    const [panel, box] = [await game.story.boundingBox(), await mark.boundingBox()];
    const foot = (panel?.y ?? 0) + (panel?.height ?? 0);
    expect.soft(foot - (box?.y ?? 0), slug).toBeLessThan(56);
    await page.mouse.move(300, 500);
    await page.mouse.wheel(0, 3000);
    await expect(mark, slug).toBeHidden();
    await page.mouse.wheel(0, -3000);
    await expect(mark, slug).toBeVisible();
  }
  await page.setViewportSize({ width: 2560, height: 1440 });
  await expect(mark, 'if the whole story is visible').toBeHidden();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(mark, 'if the page itself scrolls').toBeHidden();
});

test('a story that goes on below ends with a whole line, and fades out while it is scrolled', async ({
  game,
  page,
}) => {
  await game.open();
  const scroller = page.locator('article').locator('xpath=..');
  /** Returns the lines of the story that the end of what is visible cuts in two, and whether it has such an end. */
  const cutLines = () =>
    scroller.evaluate((box) => {
      const cut = parseFloat(box.style.getPropertyValue('--cut'));
      const end = box.getBoundingClientRect().bottom - cut;
      const range = document.createRange();
      const lines = [...box.querySelectorAll('p')].flatMap((paragraph) => {
        range.selectNodeContents(paragraph);
        return [...range.getClientRects()];
      });
      // The box of a line's letters is a little higher than the letters.
      const isCut = ({ top, bottom, height }: DOMRect) =>
        top < end - height / 4 && bottom > end + height / 4;
      return { hasEnd: cut > 0, cut: lines.filter(isCut).length };
    });
  for (const era of builtInEras) {
    await game.enter(era);
    for (const size of [
      [1024, 768],
      [1366, 768],
      [1920, 1080],
    ] as const) {
      await game.resize(size);
      await expect.soft
        .poll(cutLines, `${era.period.slug} at ${size[0]}`)
        .toEqual({ hasEnd: true, cut: 0 });
    }
  }
  await page.mouse.move(300, 700);
  await page.mouse.wheel(0, 20);
  await expect.poll(async () => (await cutLines()).hasEnd).toBe(false);
});

test('an outcome that comes to rest ends with a whole line too', async ({ game, page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1366, height: 625 });
  await game.open();
  const scroller = page.locator('article').locator('xpath=..');
  const cut = () =>
    scroller.evaluate((box) => parseFloat(box.style.getPropertyValue('--cut') || '0'));
  for (const place of [0, 0, 2, 3]) {
    await game.cards.nth(place).click();
    await expect(game.impact).toContainText('You chose to');
    await game.settle();
    const measured = await cut();
    // At another height and back it is measured again, at rest.
    await game.resize([1366, 640]);
    await game.resize([1366, 625]);
    expect.soft(Math.abs(measured - (await cut()))).toBeLessThan(2);
  }
});

test('a new scene shows both of its panels from their tops', async ({ game, page }) => {
  await page.setViewportSize({ width: 1366, height: 600 });
  await game.open();
  // With larger letters the choices do not fit in a low window.
  await page.addStyleTag({ content: 'html { font-size: 150% }' });
  const choices = page.locator('main section > div:first-child').last();
  const place = () => choices.evaluate(({ scrollTop }) => scrollTop);
  const toEnd = () =>
    choices.evaluate((panel) => (panel.scrollTop = panel.scrollHeight - panel.clientHeight));
  expect(await toEnd()).toBeGreaterThan(20);
  await game.enter(eraNamed('renaissance'));
  await expect.poll(place).toBe(0);
  expect(await toEnd()).toBeGreaterThan(20);
  await game.card(eraNamed('renaissance').choices[3]?.text ?? '').click();
  await expect(game.impact).toContainText('You chose to');
  await expect.poll(place).toBe(0);
});

test('a phone shows a new scene from the page’s very top', async ({ game, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await game.open();
  for (const era of [...builtInEras.slice(1), ...builtInEras.slice(0, 1)]) {
    await page.evaluate(() => window.scrollTo(0, 600));
    await game.enter(era);
    expect.soft(await page.evaluate(() => window.scrollY), era.period.slug).toBe(0);
  }
});
